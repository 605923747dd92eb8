/** What the page itself asks for, before any program runs: the program, and the fonts that every language uses. */

import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** `program`: the name of the chunk that draws the first page. */
export function ahead(program: string): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: { order: 'post', handler: (_, bundle) => shortened(bundle) },
    transformIndexHtml: { order: 'post', handler: (_, { bundle }) => (bundle ? links(bundle, program) : []) },
  };
}

function links(bundle: Bundle, program: string): HtmlTagDescriptor[] {
  const files = Object.keys(bundle);
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk' && one.name === program);
  const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { ...attrs, crossorigin: '' },
    injectTo: 'head',
  });
  return [
    ...chunks
      .filter((one) => !onlyImports(one))
      .map(({ fileName }) => link({ rel: 'modulepreload', href: `/${fileName}` })),
    ...fonts.map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` })),
  ];
}

/** Chunks that only import another one are a way round: whoever asks for one asks for the other instead. */
function shortened(bundle: Bundle): void {
  for (const [name, one] of Object.entries(bundle)) {
    const goal = onlyImports(one);
    if (!goal) continue;
    delete bundle[name];
    const file = name.split('/').pop()!;
    for (const other of Object.values(bundle)) {
      if (other.type === 'chunk') other.code = other.code.replaceAll(file, goal);
    }
  }
}

/** The one file that a chunk imports, if it does nothing else. */
function onlyImports(one: Bundle[string]): string | null {
  return one.type === 'chunk' ? (/^import\s*"\.\/([^"]+)";?\s*$/.exec(one.code)?.[1] ?? null) : null;
}
