/** `npm run gallery`: every part of the design system in all its states, with reload at every change. */
import { join } from 'node:path'
import { root, run, tool } from './lib/project.mjs'

process.chdir(root)
const { code } = await run(tool('vite'), ['--open', '/gallery.html', '--port', '5174'], {
  cwd: join(root, 'apps/web'),
})
process.exit(code)
