import { statSync, readFileSync } from 'node:fs'

/**
 * The page of the client as it stands in the folder now. A build under a running server gives its files new
 * names and removes the former ones: a page kept from the start would request files that are gone.
 * While a build has removed the page and not written it yet, the last one that was read is used.
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
