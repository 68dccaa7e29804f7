/** `npm run build`: everything from nothing, as a release does. */
import { buildAll, forgetBuilds } from './lib/build-steps.mjs'
import { root, printLine } from './lib/project.mjs'

process.chdir(root)
try {
  forgetBuilds()
  await buildAll()
  printLine('Built: apps/server/dist, apps/web/dist')
} catch (error) {
  printLine(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
