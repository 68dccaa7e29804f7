/* Made by `npm run generate`; do not edit. */
export type DocumentLanguage =
  | 'ENG'
  | 'KG'
  | 'RU';
