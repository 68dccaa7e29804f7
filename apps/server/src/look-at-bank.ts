import { type ExistingDatabase, openExisting } from './open-existing.ts'
import { type Config, loadConfig, processEnvironment } from './platform/config.ts'

interface Look {
  readonly db: ExistingDatabase['db']
  readonly config: Config
  /** Writes a line for whoever has called the command. */
  readonly say: (line: string) => void
}

/** 0: all is as it was; 1: something is not; 2: it could not be looked at. */
type Verdict = 0 | 1 | 2

/**
 * A command beside the server that looks at the bank of the data folder (TARTIP_DATA_DIR, running or not) or of
 * DATABASE_URL and changes nothing. The process ends with the verdict; what keeps it from looking is said in a sentence.
 */
export async function lookAtBank(look: (bank: Look) => Promise<Verdict>): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const loaded = loadConfig(processEnvironment(), process.cwd())
  process.exitCode = 2
  if (!loaded.ok) {
    say(String(loaded.error.params['sentence']))
    return
  }
  try {
    const opened = await openExisting(loaded.value)
    try {
      process.exitCode = await look({ db: opened.db, config: loaded.value, say })
    } finally {
      await opened.close()
    }
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 2
  }
}
