import { err, ok, type Result } from '@tartip/domain/result'
import type { LocalDate } from '@tartip/domain/time/instant'

import { parseDictionaries, type DatasetContents } from '../dictionaries.ts'
import type { DatasetName, ReferenceDatasetStore } from '../store/reference-dataset-store.ts'

interface ImportDatasetDeps {
  readonly datasets: ReferenceDatasetStore
  readonly ownPrefix: string
  /** The dictionaries as they stand, so that the new one is checked together with the others. */
  readonly current: () => DatasetContents
}

export interface ImportDataset {
  readonly name: DatasetName
  readonly content: string
  readonly validFrom: LocalDate
  readonly source: string
}

/** Takes a new version of a dictionary only when the whole set can still be read with it. */
export const importDataset =
  (deps: ImportDatasetDeps) =>
  async (input: ImportDataset): Promise<Result<void, 'DATASET_INVALID'>> => {
    try {
      parseDictionaries({ ...deps.current(), [input.name]: input.content }, deps.ownPrefix)
    } catch (fault) {
      return err('DATASET_INVALID', {
        problem: fault instanceof Error ? fault.message : 'unreadable',
      })
    }
    await deps.datasets.append(input)
    return ok(undefined)
  }
