/** Runs a program of the project after making sure that it is there: `with-install.mjs oxfmt .` */
import { existsSync } from 'node:fs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { root, run, tool } from './lib/project.mjs'

process.chdir(root)
await ensureInstalled()
const [name = '', ...rest] = process.argv.slice(2)
const { code } = await run(existsSync(tool(name)) ? tool(name) : name, rest)
process.exit(code)
