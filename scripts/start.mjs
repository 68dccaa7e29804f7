/**
 * `npm start`: from a fresh clone to a running bank. Installs what is missing, builds what is stale and
 * becomes the server. Needs nothing but Node.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { root, printLine } from './lib/project.mjs'

process.chdir(root)
try {
  await ensureInstalled()
  const { buildAll, serverBundle } = await import('./lib/build-steps.mjs')
  await buildAll()
  process.setSourceMapsEnabled(true)
  // In this very process: one Ctrl-C, one thing to stop.
  await import(pathToFileURL(join(root, serverBundle)).href)
} catch (error) {
  printLine(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
