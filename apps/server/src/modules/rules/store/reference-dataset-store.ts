import type { LocalDate } from '@tartip/domain/time/instant'
import { sql } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'

/** The dictionaries that this module keeps, by the name of their file. */
export const datasetNames = [
  'banks.tsv',
  'correspondent-banks.tsv',
  'countries.tsv',
  'currency-holidays.tsv',
  'cutoffs.tsv',
  'faq.tsv',
  'holidays.tsv',
  'instruction-documents.tsv',
  'letter-subjects.tsv',
  'payment-codes.tsv',
  'swift-categories/aed-purposes.tsv',
  'swift-categories/cny-purposes.tsv',
  'swift-categories/commission-options.tsv',
  'swift-categories/kzt-knp.tsv',
  'swift-categories/kzt-kod-kbe.tsv',
  'swift-categories/rub-vo-codes.tsv',
  'tariffs.tsv',
  'validation-rules.json',
] as const
export type DatasetName = (typeof datasetNames)[number]

export interface DatasetVersion {
  readonly name: DatasetName
  readonly version: number
  readonly validFrom: LocalDate
  readonly source: string
  readonly content: string
}

type RulesTables = {
  'rules.reference_dataset': {
    name: string
    version: number
    valid_from: LocalDate
    source: string
    content: string
  }
}

export interface ReferenceDatasetStore {
  /** The newest version of each dictionary that is already valid on the day. */
  findValid(on: LocalDate): Promise<readonly DatasetVersion[]>
  /** Grows whenever any dictionary gets a version, so that other processes see that they must reload. */
  countVersions(): Promise<number>
  /** Adds a version; earlier ones stay and can be exported. */
  append(dataset: Omit<DatasetVersion, 'version'>): Promise<void>
}

export function createReferenceDatasetStore(handle: Db): ReferenceDatasetStore {
  const db = handle.withTables<RulesTables>()
  return {
    async findValid(on) {
      const rows = await db
        .selectFrom('rules.reference_dataset as d')
        .distinctOn('d.name')
        .select(['d.name', 'd.version', 'd.valid_from', 'd.source', 'd.content'])
        .where('d.valid_from', '<=', on)
        .orderBy('d.name')
        .orderBy('d.valid_from', 'desc')
        .orderBy('d.version', 'desc')
        .execute()
      return rows.flatMap(row => {
        const name = datasetNames.find(known => known === row.name)
        return name
          ? [
              {
                name,
                version: row.version,
                validFrom: row.valid_from,
                source: row.source,
                content: row.content,
              },
            ]
          : []
      })
    },

    async countVersions() {
      const row = await db
        .selectFrom('rules.reference_dataset as d')
        .select(({ fn }) => fn.countAll<bigint>().as('versions'))
        .executeTakeFirstOrThrow()
      return Number(row.versions)
    },

    async append(dataset) {
      await sql`
        insert into rules.reference_dataset (name, version, valid_from, source, content)
        select ${dataset.name}, coalesce(max(d.version), 0) + 1, ${dataset.validFrom}::date, ${dataset.source}, ${dataset.content}
          from rules.reference_dataset d
         where d.name = ${dataset.name}`.execute(db)
    },
  }
}
