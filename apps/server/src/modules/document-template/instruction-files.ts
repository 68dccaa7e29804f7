import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of instructions that the bank has put in. */
export interface InstructionFiles {
  names(): Promise<ReadonlySet<string>>
  /** By a name of the dictionary; undefined when there is no such file. */
  read(fileName: string): Promise<Buffer | undefined>
}

/** Reads them from a folder; a folder that is not there holds none. */
export function createInstructionFiles(folder: string): InstructionFiles {
  return {
    names: async () => new Set((await orMissing(readdir(folder))) ?? []),
    read: fileName => orMissing(readFile(join(folder, fileName))),
  }
}

async function orMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
