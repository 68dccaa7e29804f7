/** What survives JSON unchanged. Bigints and dates must be written as strings first. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }
