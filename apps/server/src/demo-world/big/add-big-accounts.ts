import { bankWord, type BankWords } from '@tartip/bank-twin/reference/bank-words'
import type { TwinSeed } from '@tartip/bank-twin/bank-twin-types'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { BigOrganisation } from './big-organisations.ts'

const organisationsAtOnce = 2_000

/** Makes the companies clients of the bank, and opens their accounts. */
export async function addBigAccounts(
  twin: Pick<TwinSeed, 'addClients' | 'addAccounts'>,
  organisations: readonly BigOrganisation[],
  terms: { readonly ownBic: string; readonly openDate: LocalDate; readonly words: BankWords },
): Promise<void> {
  for (let start = 0; start < organisations.length; start += organisationsAtOnce) {
    const part = organisations.slice(start, start + organisationsAtOnce)
    await twin.addClients(
      part.map(({ legalPartyId, companyName, inn }) => ({ legalPartyId, name: companyName, inn })),
    )
    await twin.addAccounts(
      part.flatMap(organisation =>
        [organisation.main, ...(organisation.dollars ? [organisation.dollars] : [])].map(
          ({ accountId, account, currency }) => ({
            accountId,
            account,
            currency,
            bic: terms.ownBic,
            legalPartyId: organisation.legalPartyId,
            type: 'RKO' as const,
            status: 'OPEN' as const,
            openDate: terms.openDate,
            contractNumber: organisation.contractNum,
            departmentId: '001',
            classification: 'STANDART' as const,
            productName: bankWord(
              terms.words,
              'account_product',
              currency === 'KGS' ? 'SETTLEMENT' : 'CURRENCY',
            ),
            ownerName: organisation.companyName,
          }),
        ),
      ),
    )
  }
}
