import type { Language } from '@tartip/domain/language'
import { readListInput, type Described } from '@tartip/domain/lists/list'
import { ok } from '@tartip/domain/result'
import { fromIso, toIso } from '@tartip/domain/time/instant'

import type { Actor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import type { OperationPolicy } from '../graphql/operation-policy.ts'
import { parsePageable } from '../graphql/read-input.ts'
import { unwrap } from '../graphql/unwrap.ts'
import { mapInSlices } from '../slices.ts'
import type { FileContent } from './list-files.ts'
import { listExport, type ListExport } from './list-export-routes.ts'
import type { ListReads } from './list-reads.ts'

export interface ListPages<Row> {
  page(
    actor: Actor,
    language: Language,
    filter: object & { readonly asOf?: string | null },
    pageable: Parameters<typeof parsePageable>[0],
  ): Promise<{
    readonly list: readonly Row[]
    readonly amountElements: number
    readonly amountPages: number
    readonly currentPage: number
    readonly searchedSince: string | null
    /** The moment the page is of. */
    readonly asOf: string
  }>
  /** The list as a file: what its operation finds, with its rights. */
  readonly export: ListExport
}

/** A described list as the pages of its operation and as a file; the type of a presented row comes first. */
export const createListPages =
  <Row>() =>
  <List extends Described & FilesOf<Row>, Found>(pages: {
    readonly list: List
    readonly policy: OperationPolicy
    readonly reads: ListReads<List, Found>
    readonly clock: Clock
    /** Reads what presenting needs once for a whole list. */
    presenterFor(actor: Actor, language: Language): Promise<(found: Found) => Row>
  }): ListPages<Row> => {
    const { list, policy, reads, clock, presenterFor } = pages
    return {
      async page(actor, language, filter, pageable) {
        const { page, size } = parsePageable(pageable)
        const asOf = filter.asOf ? fromIso(filter.asOf) : clock.now()
        const query = { ...unwrap(readListInput(list, filter)), page, size, asOf }
        const [present, found] = await Promise.all([
          presenterFor(actor, language),
          reads.page(actor, query),
        ])
        return {
          list: await mapInSlices(found.list, present, actor.legalPartyId),
          amountElements: found.count,
          amountPages: Math.ceil(found.count / size),
          currentPage: page,
          asOf: toIso(asOf),
          searchedSince: found.searchedSince === undefined ? null : toIso(found.searchedSince),
        }
      },
      export: listExport<Row>(list, policy, async (actor, input, language) => {
        const request = readListInput(list, input)
        if (!request.ok) return request
        const { value } = request
        const present = await presenterFor(actor, language)
        async function* batches() {
          for await (const found of reads.batches(actor, value)) yield found.map(present)
        }
        return ok({ at: clock.now(), batches: batches() })
      }),
    }
  }

type FilesOf<Row> = Pick<FileContent<Row>, 'columns'> & { readonly name: string }
