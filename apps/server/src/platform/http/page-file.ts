import { statSync, readFileSync } from 'node:fs'

/**
 * The page of the client as it stands in the folder now. A build under a running server names its files anew
 * and takes the former ones away: a page kept from the start would request files that nobody has any more.
 * While a build has taken the page away and not written it yet, the last one that was read stands in.
 */
export function createPageFile(path: string): () => string {
  let page = readFileSync(path, 'utf8')
  let writtenAt = statSync(path).mtimeMs
  return () => {
    const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (changedAt !== undefined && changedAt !== writtenAt) {
      page = readFileSync(path, 'utf8')
      writtenAt = changedAt
    }
    return page
  }
}
