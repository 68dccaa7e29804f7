import type { Acquiring } from '@tartip/bank-ports/acquiring'
import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'
import type { QrSales } from '@tartip/bank-ports/qr-sales'
import type { Language } from '@tartip/domain/language'
import type { QrIssuer } from '@tartip/domain/qr/sale-code'
import type { Logger } from 'pino'

import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Ids } from '../../platform/ids.ts'
import { createJobs, type Jobs } from '../../platform/jobs/job-set.ts'
import type { ListExport } from '../../platform/lists/list-export-routes.ts'
import type { AccessControl } from '../access-control/public.ts'
import type { Accounts } from '../account/public.ts'
import type { SalePoints } from '../sale-point/public.ts'
import { salesOfOneStep, takeOverSales } from './jobs/take-over-sales.ts'
import type { Qr } from './public.ts'
import { qrAccessOf } from './qr-access.ts'
import { createStickerExport } from './sticker-export.ts'
import { createSaleReads } from './store/sale-store.ts'
import { checkRefund, findSeller } from './use-cases/find-parties.ts'
import { makeCode, readSources } from './use-cases/make-code.ts'

export interface QrModuleDeps {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
  readonly ids: Pick<Ids, 'uuid'>
  readonly logger: Pick<Logger, 'error'>
  readonly accounts: Pick<
    Accounts,
    'readableAccounts' | 'permissionsByAccount' | 'grantsOn' | 'findRecipient'
  >
  readonly accessControl: Pick<AccessControl, 'membersOf'>
  readonly cashRegisters: SalePoints
  readonly core: Pick<CoreAccounts, 'accountsOf'>
  readonly bank: QrSales
  readonly acquiring: Pick<Acquiring, 'findByCode'>
  readonly issuer: QrIssuer
  readonly fontsFolder: string
  readonly bankName: (language: Language) => string
}

/** The bank wakes the job in its own process; in another one this is how late a sale is seen. */
const salesEveryMs = 300

export function createQrModule(deps: QrModuleDeps): {
  readonly qr: Qr
  readonly listExport: ListExport
  readonly jobs: Jobs
} {
  const reads = createSaleReads(deps.db)
  const qr: Qr = {
    ...reads,
    checkRefund: checkRefund(reads, deps.bank),
    findSeller: findSeller(deps),
    accessOf: actor => qrAccessOf(deps, actor),
    sources: actor => readSources(deps, actor),
    makeCode: makeCode(deps),
  }
  return {
    qr,
    listExport: createStickerExport({ ...deps, qr }),
    jobs: createJobs(deps.logger, [
      {
        name: 'take-over-qr-sales',
        everyMs: salesEveryMs,
        fullBatch: salesOfOneStep,
        createRun: () => takeOverSales(deps),
        listen: wake => deps.bank.onEvent(wake),
      },
    ]),
  }
}
