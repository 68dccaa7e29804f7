import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

/** Folders made by a run or an installation; they are not part of the repository. */
const generatedFolders = new Set(['node_modules', '.git', '.cache', '.data', 'dist', 'coverage'])

/** All files of a folder of the project, as paths from its top. */
export function projectFiles(folder = '.') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return generatedFolders.has(entry.name) ? [] : projectFiles(path)
    return [path]
  })
}

/** Documents name a file by the end of its path: exactly one file must have that end. */
export function isNamedUniquely(files, end) {
  return files.filter(file => file === end || file.endsWith(`/${end}`)).length === 1
}
