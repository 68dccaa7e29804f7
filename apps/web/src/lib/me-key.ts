/** Under this key the query client keeps who is signed in; apart from `me.ts`, for the first bundle. */
export const meKey = ['me'] as const
