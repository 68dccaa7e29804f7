/** A path to return to is ours only when it is a path: `//evil.example` and `https:` are not. */
export function safeReturnPath(text: string | undefined): string | undefined {
  if (text === undefined || !/^\/(?![/\\])/.test(text)) return undefined
  return text.startsWith('/auth') ? undefined : text
}
