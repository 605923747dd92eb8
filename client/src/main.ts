/** The first that runs, and as little as can be: what a page needs is asked for side by side, before it is known how it
 * looks: the program, the words, the page that the address names, and what that page will want to know of the server.
 * Whatever fails here is asked for again where it is needed, and said there. */

import './styles/tokens.css';
import './styles/base.css';
import './styles/frame.css';
import './styles/parts.css';
import './styles/patterns.css';
import './home/home.css';
import { apply, kept } from './app/kept';
import { pageOf } from './app/pages';
import { who } from './app/someone';
import { gameAt } from './app/visited';
import { boardOf } from './games/boards';
import { games } from './wire/games';
import { shared } from './words/shared';

const settings = kept();
apply(settings);
const [, name = '', part = ''] = location.pathname.split('/');
const game = name === 't' ? gameAt(part) : null;
const ahead = [
  shared[settings.language](),
  who(),
  name === '' ? games() : pageOf(name)?.load(),
  game && boardOf(game),
];
for (const one of ahead) if (one) one.catch(() => undefined);
void import('./start');
