import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languageOfStored } from '@tartip/domain/language'

import type { InstructionDocument } from '../rules/public.ts'
import { instructionPdf } from './instruction-pdf.ts'

/** The files of instructions: what the bank has put in, and what is made of the texts of the product. */
export interface InstructionFiles {
  /** Whether there is a file for a row of the dictionary. */
  availability(): Promise<(document: InstructionDocument) => boolean>
  /** By a row of the dictionary; undefined when there is no such file. */
  read(document: InstructionDocument): Promise<Buffer | undefined>
}

interface InstructionPlaces {
  /** Where the bank puts its own files. A folder that is not there holds none. */
  readonly folder: string
  /** The texts of the product: `manual.ru.md`, with pictures in `pictures/<language>`. */
  readonly sourcesFolder: string
  readonly fontsFolder: string
  /** Stands in the head of a file that is made here. */
  readonly bankName: (document: InstructionDocument) => string
}

/** A file of the bank comes before the one of the product. */
export function createInstructionFiles(places: InstructionPlaces): InstructionFiles {
  const { folder, sourcesFolder, fontsFolder, bankName } = places
  /** Made once: the texts do not change while the process runs. */
  const made = new Map<string, Promise<Buffer | undefined>>()

  async function make(document: InstructionDocument): Promise<Buffer | undefined> {
    const source = await orMissing(readFile(join(sourcesFolder, sourceOf(document)), 'utf8'))
    if (source === undefined) return undefined
    return instructionPdf({
      source,
      description: document.description,
      bankName: bankName(document),
      fontsFolder,
      picture: path => orMissing(readFile(join(sourcesFolder, path))),
    })
  }

  return {
    async availability() {
      const [own, sources] = await Promise.all([
        orMissing(readdir(folder)),
        orMissing(readdir(sourcesFolder)),
      ])
      const files = new Set([...(own ?? []), ...(sources ?? [])])
      return document => files.has(document.fileName) || files.has(sourceOf(document))
    },
    async read(document) {
      const own = await orMissing(readFile(join(folder, document.fileName)))
      if (own) return own
      const making = made.get(document.fileName) ?? make(document)
      made.set(document.fileName, making)
      // A failure is not kept.
      making.catch(() => made.delete(document.fileName))
      return making
    },
  }
}

const sourceOf = ({ document, language }: InstructionDocument): string =>
  `${document}.${languageOfStored(language)}.md`

async function orMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
