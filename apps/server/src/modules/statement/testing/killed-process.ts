import { bookFiveDays, openStatementBank } from './statement-bank.ts'

/** A process that takes the job of a statement and is killed while it writes the first file. */
const bank = await openStatementBank({
  url: process.argv[2] ?? '',
  async *writeFile() {
    process.stdout.write('writing\n')
    yield await new Promise<never>(() => undefined)
  },
})
bookFiveDays(bank)
bank.startJobs()
