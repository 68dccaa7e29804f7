import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { cacheDir, root } from './project.mjs'

const skipped = new Set(['node_modules', 'dist', '.git', '.cache', '.data'])

/** One hash over the names and contents of files and folders, whatever their times say. */
export function fingerprintOf(paths, isCounted = () => true) {
  const hash = createHash('sha256')
  hash.update(process.versions.node)
  for (const path of paths) {
    for (const file of filesUnder(path).filter(isCounted)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

/** Runs a step unless its sources are what they were when it last went well. */
export async function whenChanged({ name, paths, isCounted, outputs, step }) {
  const file = fingerprintFile(name)
  const fingerprint = fingerprintOf(paths, isCounted)
  const isFresh =
    outputs.every(output => existsSync(join(root, output))) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === fingerprint
  if (isFresh) return false
  rmSync(file, { force: true })
  await step()
  writeFingerprint(name, fingerprint)
  return true
}

/** Notes that the outputs of a step are what it would make now: somebody else has checked. */
export function markFresh({ name, paths, isCounted }) {
  writeFingerprint(name, fingerprintOf(paths, isCounted))
}

const fingerprintFile = name => join(cacheDir, `${name}.fingerprint`)

function writeFingerprint(name, fingerprint) {
  mkdirSync(cacheDir, { recursive: true })
  writeFileSync(fingerprintFile(name), fingerprint)
}

function filesUnder(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full, { withFileTypes: true })
    .filter(entry => !skipped.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry =>
      entry.isFile() ? [join(path, entry.name)] : filesUnder(join(path, entry.name)),
    )
}
