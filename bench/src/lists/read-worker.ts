/* A separate process that reads with the memory settings of the server. It is sent a ReadOrder and sends ListFigures. */
import { once } from 'node:events'
import { printLine } from '../lib/report-table.ts'
import type { ListWorld } from './list-world.ts'
import { measureReads, type ReadPlan } from './measure-reads.ts'

export interface ReadOrder {
  readonly url: string
  readonly world: ListWorld
  readonly plan: ReadPlan
}

const [order] = (await once(process, 'message')) as [ReadOrder]
const { url, world, plan } = order
process.send?.(await measureReads(url, world, plan, name => printLine(`Measuring ${name} …`)))
