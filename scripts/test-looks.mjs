/**
 * `npm run test:looks`: every page and every part of the design system in all widths, languages, themes and
 * states. It takes long, so it runs before a release and not in `npm test`.
 */
import { mkdirSync } from 'node:fs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { cacheDir, root, printLine } from './lib/project.mjs'

process.chdir(root)
await ensureInstalled()
const { runPlaywright, useChromium } = await import('./lib/browser-tests.mjs')
const { buildAll } = await import('./lib/build-steps.mjs')
mkdirSync(cacheDir, { recursive: true })
await useChromium()
await buildAll()

const gallery = await runPlaywright('gallery.config.ts')
const pages = await runPlaywright('page-matrix.config.ts')
const [passed, failed] = [gallery.passed + pages.passed, gallery.failed + pages.failed]
printLine(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
