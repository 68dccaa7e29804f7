import {
  correspondentsNote,
  correspondentsTitle,
  correspondentTexts,
  requisitesOf,
  requisitesQrText,
  requisitesText,
  requisitesTitle,
  type RequisiteFacts,
} from '@tartip/domain/accounts/requisites'
import type { Language } from '@tartip/domain/language'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { err, ok } from '@tartip/domain/result'
import { formatDate } from '@tartip/domain/time/format-date'
import { bishkekDate } from '@tartip/domain/time/instant'
import type { Paper } from '@tartip/formats/pdf/paper'
import { printPapers } from '@tartip/formats/pdf/print-papers'

import type { Clock } from '../../platform/clock.ts'
import type { ListExport } from '../../platform/lists/list-export-routes.ts'
import type { Accounts } from '../account/public.ts'
import type { AbroadDictionary, Rules } from '../rules/public.ts'
import { exportWithUnavailableAnswer } from '../with-unavailable-answer.ts'

export interface RequisitesDeps {
  readonly accounts: Pick<Accounts, 'accountWithHolds'>
  readonly rules: Pick<Rules, 'banks' | 'abroad'>
  readonly clock: Clock
  readonly fontsFolder: string
}

const inputs = ['accountId', 'currency']

/**
 * `GET /api/v1/exports/requisites?format=pdf&accountId=…&currency=…&language=…`: by what an account is paid, with its
 * correspondents and a QR code. One that the person may not read answers like one that does not exist.
 */
export function createRequisitesExport(deps: RequisitesDeps): ListExport {
  const { accounts, rules, clock } = deps
  return exportWithUnavailableAnswer({
    name: 'requisites',
    title: requisitesTitle,
    policy: { needs: 'documents.read' },
    types: { pdf: 'application/pdf' },
    async open(actor, input, language) {
      const unknown = Object.keys(input).find(name => !inputs.includes(name))
      if (unknown !== undefined) return err('BAD_USER_INPUT', { field: unknown })
      const { accountId, currency } = input
      if (typeof accountId !== 'string') return err('BAD_USER_INPUT', { field: 'accountId' })
      const found = await accounts.accountWithHolds(actor, accountId)
      if (!found.ok) return err('DOCUMENT_TEMPLATE_NOT_FOUND')
      const { account } = found.value
      // A card account holds several currencies, any other one only its own.
      const isOfAccount = currency === account.currency || account.type === 'CARD'
      if (typeof currency !== 'string' || !isCurrencyCode(currency) || !isOfAccount) {
        return err('BAD_USER_INPUT', { field: 'currency' })
      }
      // Nobody can pay to it any more.
      if (account.status === 'CLOSED') return err('DOCUMENT_TEMPLATE_DOWNLOAD_NOT_ALLOWED')
      const bank = rules.banks().find(account.bic)
      const facts: RequisiteFacts = {
        companyName: actor.companyName,
        inn: actor.companyInn,
        account: account.account,
        currency,
        bic: account.bic,
        bankName: bank?.name,
        swiftCode: bank?.swiftCode,
      }
      const paper = {
        facts,
        abroad: rules.abroad(),
        printed: formatDate(bishkekDate(clock.now())),
        fontsFolder: deps.fontsFolder,
      }
      return ok({
        about: [account.account, currency],
        write: () => requisitesPdf(paper, language),
      })
    },
  })
}

interface RequisitesPaper {
  readonly facts: RequisiteFacts
  readonly abroad: AbroadDictionary
  /** The day on which it is printed, as it is read. */
  readonly printed: string
  readonly fontsFolder: string
}

async function* requisitesPdf(
  { facts, abroad, printed, fontsFolder }: RequisitesPaper,
  language: Language,
): AsyncGenerator<Uint8Array> {
  const { currency, bankName, bic } = facts
  const requisites = requisitesOf(facts, language)
  const title = requisitesTitle(language)
  const banks = correspondentTexts(
    abroad.correspondents,
    currency,
    code => abroad.countries.get(code)?.[language] ?? code,
    language,
  )
  const paper: Paper = {
    bankName: bankName?.[language] ?? bic,
    title,
    subtitle: `${facts.companyName} · ${printed}`,
    parts: [
      { rows: requisites.map(({ label, value }) => ({ label, text: value })) },
      {
        title: correspondentsTitle(language),
        note: correspondentsNote(currency, banks.length, language),
        rows: banks.map(({ name, code, place }) => ({ label: code, text: `${name}\n${place}` })),
      },
    ],
    qr: { content: requisitesText(requisites), ...requisitesQrText(language) },
  }
  yield await printPapers({ papers: [paper], fontsFolder, title: `${title}, ${facts.account}` })
}
