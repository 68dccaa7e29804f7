import type { LocalizedText } from '@tartip/domain/language'
import type { PaperDocument } from '@tartip/domain/payment/payment-paper'
import type { SignRight } from '@tartip/domain/people/sign-right'

import { namesOf, shortNameOf } from '../graphql/payment-presenter.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'

const rightOfStage = { 1: 'FIRST', 2: 'SECOND', 3: 'THIRD' } as const satisfies Readonly<
  Record<number, SignRight>
>

/** Documents of one organisation as they are printed. The people are read once for all of them. */
export async function paperDocumentsFor(
  { accessControl, rules }: Pick<PaymentDeps, 'accessControl' | 'rules'>,
  legalPartyId: string,
): Promise<(document: PaymentDocument) => PaperDocument> {
  const names = namesOf(await accessControl.peopleOf(legalPartyId))
  const bankName = (bic: string): LocalizedText =>
    rules.banks().find(bic)?.name ?? { ru: bic, ky: bic, en: bic }
  return document => ({
    ...document,
    // Nothing moves an executed document any more.
    executedAt: document.updatedAt,
    payerBankName: bankName(document.payerBic),
    recipientBankName: bankName(document.recipientBic),
    signatures: document.signatures.map(({ stage, personId, signedAt }) => ({
      name: shortNameOf(names, personId),
      signRight: rightOfStage[stage],
      signedAt,
    })),
  })
}
