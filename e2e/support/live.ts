/** How long what happened elsewhere may take to stand on an open page; `npm run bench web` holds the second. */
export const live = { timeout: 10_000 }
