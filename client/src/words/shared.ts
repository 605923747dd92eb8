/** The words that every page needs, by language. */
export const shared = { fa: () => import('./fa'), en: () => import('./en') };
