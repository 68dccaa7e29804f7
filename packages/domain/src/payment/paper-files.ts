/** As many executed documents as one file of the history holds. */
export const mostInPaperFile = 500
export const mostInOneCFile = 5_000
