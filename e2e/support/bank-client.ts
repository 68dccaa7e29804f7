import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { OperationCode } from '@tartip/domain/payment/operation'
import type { Page } from '@playwright/test'

import { bankAddress } from './address.ts'

type Service = 'access-control' | 'account' | 'rules' | 'payment'

interface Company {
  readonly legalPartyId: string
  readonly contracts: readonly { readonly userContractId: string; readonly companyName: string }[]
}

export interface OwnAccount {
  readonly id: string
  readonly account: string
  readonly type: 'RKO' | 'CARD' | 'DEPOSIT' | 'LOAN' | 'TRANSIT'
  readonly status: string
  readonly balance: string
  readonly plannedBalance: string
  readonly currency: { readonly isoCode: string }
}

export interface Payee {
  readonly name: string
  readonly account: string
  readonly operationCode: string
}

export interface NewTransfer {
  /** Wire decimal: `1250.00`. */
  readonly amount: string
  readonly purpose: string
  readonly operation?: 'CLEARING' | 'GROSS'
  /** `YYYY-MM-DD`; left out: the bank's today. */
  readonly valueDate?: string
}

/** A company at another bank; the account's check digits are right, the company does not exist. */
export const recipient = {
  name: 'ОсОО "Ала-Тоо Строй"',
  bic: '103001',
  account: '1030010000000115',
  inn: '01203201510217',
} as const

interface SalaryEmployee {
  readonly id: string
  readonly fullName: string
  readonly cardAccount?: string
  readonly cardState: string
}

export type BankClient = ReturnType<typeof createBankClient>

/**
 * Calls of the signed-in person of a page, for what a flow needs to be there before it begins and for
 * what it must not read from the screen it is about to judge. Throws what the bank refuses.
 */
export function createBankClient(page: Pick<Page, 'request'>) {
  async function call<T>(service: Service, operationName: string, variables: object): Promise<T> {
    const address = bankAddress()
    const answer = await page.request.post(`${address}/graphql/${service}`, {
      headers: {
        'X-Tartip-Client': 'web',
        Origin: address,
        'Accept-Language': 'ru',
        'Idempotency-Key': randomUUID(),
      },
      data: { operationName, variables, extensions: persisted(operationName) },
    })
    const body = (await answer.json()) as { data?: T; errors?: unknown }
    if (!answer.ok() || body.errors !== undefined || body.data === undefined) {
      throw new Error(`${operationName} was refused: ${JSON.stringify(body)}`)
    }
    return body.data
  }

  async function loan(dutyNumber?: string): Promise<LoanAddress> {
    const { legalPartyId } = await company()
    const answer = await call<{ getLoanAccounts: readonly LoanAddress[] }>('account', 'Loans', {
      partyId: legalPartyId,
    })
    const found = answer.getLoanAccounts.find(
      one => dutyNumber === undefined || one.dutyNumber === dutyNumber,
    )
    if (!found) throw new Error('The company has no such loan')
    return found
  }

  async function company(): Promise<Company> {
    const { employeeSecure } = await call<{ employeeSecure: EmployeeAnswer }>(
      'access-control',
      'EmployeeSecure',
      {},
    )
    return {
      legalPartyId: employeeSecure.currentContract.orgReferenceId,
      contracts: employeeSecure.userContracts.map(contract => ({
        userContractId: contract.userContractAttributes.userContractId,
        companyName: contract.companyName,
      })),
    }
  }

  async function accounts(): Promise<readonly OwnAccount[]> {
    const { legalPartyId } = await company()
    const answer = await call<{ findAllAccountsByPartyIdWithAcl: readonly OwnAccount[] }>(
      'account',
      'PayerAccounts',
      { partyId: legalPartyId },
    )
    return answer.findAllAccountsByPartyIdWithAcl
  }

  async function findAll(filter: object): Promise<readonly FoundDocument[]> {
    const { legalPartyId } = await company()
    const answer = await call<{ searchPaymentByCriteria: { list: readonly FoundDocument[] } }>(
      'payment',
      'SearchPayments',
      { search: { legalPartyId, ...filter }, page: 1, size: 50 },
    )
    return answer.searchPaymentByCriteria.list
  }

  return {
    company,

    /** Whether the bank still knows the session of the page; the call extends it. */
    async isSignedIn(): Promise<boolean> {
      const address = bankAddress()
      const answer = await page.request.get(`${address}/api/v1/keep-alive`, {
        headers: { 'X-Tartip-Client': 'web', Origin: address },
      })
      return answer.ok()
    },

    /** The tax number of the company that the session works in. */
    async companyInn(): Promise<string> {
      const answer = await call<{ employeeSecure: { currentContract: { inn: string } } }>(
        'access-control',
        'EmployeeSecure',
        {},
      )
      return answer.employeeSecure.currentContract.inn
    },

    accounts,

    /** Whom the company has paid most often. */
    async payees(): Promise<readonly Payee[]> {
      const { legalPartyId } = await company()
      const variables = { legalPartyId, search: null, otherSearch: null, hasOther: false }
      return (await call<{ typed: readonly Payee[] }>('payment', 'FormPayees', variables)).typed
    },

    /** Moves the session to the company whose name contains the words. */
    async enterCompany(words: string): Promise<void> {
      const { contracts } = await company()
      const found = contracts.find(({ companyName }) => companyName.includes(words))
      if (!found) throw new Error(`No contract with ${words}`)
      await call('access-control', 'SelectContract', { userContractId: found.userContractId })
    },

    /** One account of the company by its last digits. */
    async account(lastDigits: string): Promise<OwnAccount> {
      const found = (await accounts()).find(({ account }) => account.endsWith(lastDigits))
      if (!found) throw new Error(`No account ends with ${lastDigits}`)
      return found
    },

    /** The first arrested account of the company. */
    async arrestedAccount(): Promise<string> {
      const { legalPartyId } = await company()
      const answer = await call<{
        findAllAccountsByPartyIdWithAcl: readonly { id: string; status: string }[]
      }>('account', 'OwnAccounts', { partyId: legalPartyId })
      return idOfFirst(
        answer.findAllAccountsByPartyIdWithAcl.filter(({ status }) => status === 'ARRESTED'),
      )
    },

    /** The first card with this status. */
    async card(status: 'ACTIVE' | 'BLOCKED'): Promise<string> {
      const { legalPartyId } = await company()
      const answer = await call<{
        findAllByPartyIdBaseCardAccountInfo: readonly {
          cards: readonly { id: string; status: string }[]
        }[]
      }>('account', 'CardAccounts', { partyId: legalPartyId })
      const cards = answer.findAllByPartyIdBaseCardAccountInfo.flatMap(account => account.cards)
      return idOfFirst(cards.filter(card => card.status === status))
    },

    loan,

    /** A draft about another repayment day of the first loan. */
    async loanClaimDraft(): Promise<string> {
      const { loanId, accountId, nextPaymentDate } = await loan()
      const { createLoanClaim } = await call<{
        createLoanClaim: { readonly loanClaimId: string }
      }>('account', 'CreateLoanClaim', {
        loanClaim: {
          loanId,
          accountId,
          kind: 'REPAYMENT_DAY',
          day: nextPaymentDate?.endsWith('05') ? 6 : 5,
          isDraft: true,
        },
      })
      return createLoanClaim.loanClaimId
    },

    /** The reference of somebody else of the company. */
    async colleague(): Promise<string> {
      const [{ legalPartyId }, personId] = await Promise.all([company(), this.personId()])
      const answer = await call<{ employeesContract: readonly { referenceId: string }[] }>(
        'access-control',
        'People',
        { orgReferenceId: legalPartyId },
      )
      const ids = answer.employeesContract.map(({ referenceId: id }) => ({ id }))
      return idOfFirst(ids.filter(({ id }) => id !== personId))
    },

    async today(): Promise<string> {
      const answer = await call<{ getBankToday: { date: string } }>('rules', 'BankToday', {})
      return answer.getBankToday.date
    },

    /** The bank's working days from today on. */
    async workingDays(): Promise<readonly string[]> {
      const answer = await call<{ getWorkingDays: readonly string[] }>('rules', 'FormDays', {})
      return answer.getWorkingDays
    },

    /** Saves a draft from the first account and answers its id. */
    async saveDraft(transfer: NewTransfer): Promise<string> {
      const { legalPartyId } = await company()
      const [payer] = await accounts()
      const answer = await call<{ saveInterBankTransferNativeDraft: string }>(
        'payment',
        'SaveInterbank',
        {
          transfer: {
            legalPartyId,
            operation: { id: transfer.operation ?? 'CLEARING' },
            payerAccount: payer?.account,
            amount: transfer.amount,
            purpose: transfer.purpose,
            paymentCode: await this.paymentCode(),
            recipientBic: recipient.bic,
            recipientAccount: recipient.account,
            recipientName: recipient.name,
            recipientInn: recipient.inn,
            valueDate: transfer.valueDate ?? (await this.today()),
          },
          unlessSame: false,
        },
      )
      return answer.saveInterBankTransferNativeDraft
    },

    /** Saves a payment to another client of this bank and puts it before the first signatory. */
    async sentInside(
      recipientAccount: string,
      { amount, purpose }: Pick<NewTransfer, 'amount' | 'purpose'>,
    ): Promise<string> {
      const { legalPartyId } = await company()
      const [payer] = await accounts()
      const { saveIntraBankForeignTransferDraft: id } = await call<{
        saveIntraBankForeignTransferDraft: string
      }>('payment', 'SaveIntrabankForeign', {
        unlessSame: false,
        transfer: {
          legalPartyId,
          operation: { id: 'INTRABANK_FOREIGN' },
          payerAccount: payer?.account,
          amount,
          purpose,
          paymentCode: await this.paymentCode(),
          recipientAccount,
          valueDate: await this.today(),
        },
      })
      await this.sendForSigning([id])
      return id
    },

    /** Saves a transfer between two own accounts and puts it before the first signatory. */
    async sentBetweenOwn(from: string, to: string, amount: string): Promise<string> {
      const { legalPartyId } = await company()
      const { saveIntraBankOwnerTransferDraft: id } = await call<{
        saveIntraBankOwnerTransferDraft: string
      }>('payment', 'SaveIntrabankOwn', {
        unlessSame: false,
        transfer: {
          legalPartyId,
          operation: { id: 'INTRABANK_OWN' },
          payerAccount: from,
          amount,
          purpose: 'Перевод между своими счетами',
          paymentCode: await this.paymentCode(),
          recipientAccount: to,
          valueDate: await this.today(),
        },
      })
      await this.sendForSigning([id])
      return id
    },

    /** Of the company that the person is in. */
    legalPartyId: async (): Promise<string> => (await company()).legalPartyId,

    /** The reference of the person who is signed in. */
    async personId(): Promise<string> {
      const { employeeSecure } = await call<{ employeeSecure: { userReferenceId: string } }>(
        'access-control',
        'EmployeeSecure',
        {},
      )
      return employeeSecure.userReferenceId
    },

    /** People of the salary project whose card is active. */
    async employees(): Promise<readonly SalaryEmployee[]> {
      const { legalPartyId } = await company()
      const variables = { filter: { legalPartyId }, page: 1, size: 500 }
      const { findSalaryEmployees: found } = await call<{
        findSalaryEmployees: { list: readonly SalaryEmployee[] }
      }>('payment', 'SalaryEmployees', variables)
      return found.list.filter(({ cardState }) => cardState === 'ACTIVE')
    },

    /** As the first signatory: hides all accounts but one from a colleague. Answers how to undo it. */
    async leaveOneAccount(
      userReferenceId: string,
      accountId: string,
    ): Promise<() => Promise<void>> {
      const { getAccessControlListForUser: access } = await call<{
        getAccessControlListForUser: {
          accounts: readonly { accountId: string; permissions: readonly string[] }[]
        }
      }>('account', 'PersonAccess', { userReferenceId })
      const others = access.accounts.filter(account => account.accountId !== accountId)
      const save = (isHidden: boolean) =>
        call('account', 'SaveAccountAccess', {
          userReferenceId,
          permissions: others.map(({ accountId: id, permissions }) => ({
            accountId: id,
            permissions: isHidden ? [] : permissions,
            formerPermissions: isHidden ? permissions : [],
          })),
        })
      await save(true)
      return async () => {
        await save(false)
      }
    },

    async paymentCode(): Promise<string> {
      const answer = await call<{
        getBudgetClassificationsByCode: readonly { classCode: string }[]
      }>('payment', 'PaymentCodes', { text: '', size: 1 })
      const first = answer.getBudgetClassificationsByCode[0]
      if (!first) throw new Error('The bank knows no payment codes')
      return first.classCode
    },

    async sendForSigning(paymentIds: readonly string[]): Promise<void> {
      const { legalPartyId } = await company()
      const answer = await call<{ forSigningPayment: readonly { ok: boolean }[] }>(
        'payment',
        'SendForSigning',
        { payment: { legalPartyId, paymentIds } },
      )
      if (answer.forSigningPayment.some(({ ok }) => !ok)) {
        throw new Error(`Not everything was sent: ${JSON.stringify(answer)}`)
      }
    },

    /** Saves a document and puts it before the first signatory. */
    async sentDocument(transfer: NewTransfer): Promise<string> {
      const id = await this.saveDraft(transfer)
      await this.sendForSigning([id])
      return id
    },

    /** Signs the document as it stands; `code` is one that the person of the page has not used. */
    async sign(paymentId: string, code: string): Promise<void> {
      const { legalPartyId } = await company()
      const { findTransferDataByPaymentId: found } = await call<{
        findTransferDataByPaymentId: { payment: { digest: string } }
      }>('payment', 'PaymentState', { payment: { paymentId, legalPartyId } })
      const sign = {
        legalPartyId,
        paymentIds: [paymentId],
        otpCode: code,
        digests: [found.payment.digest],
      }
      const answer = await call<{ signingPayment: readonly { ok: boolean }[] }>(
        'payment',
        'SignPayments',
        { sign },
      )
      if (answer.signingPayment.some(({ ok }) => !ok)) {
        throw new Error(`Not signed: ${JSON.stringify(answer)}`)
      }
    },

    /** The newest document of this kind, by its id. */
    async newest(status: 'DRAFT' | 'SUCCESS', operation: 'CLEARING'): Promise<string> {
      const { legalPartyId } = await company()
      const answer = await call<{ searchPaymentByCriteria: { list: readonly FoundDocument[] } }>(
        'payment',
        'SearchPayments',
        { search: { legalPartyId, status, operation: [operation] }, page: 1, size: 1 },
      )
      return idOfFirst(answer.searchPaymentByCriteria.list)
    },

    /** Rejects every document that waits for the signatory, so that a flow knows the whole queue. */
    async rejectWaiting(): Promise<void> {
      const { legalPartyId } = await company()
      const answer = await call<{ searchPaymentByCriteria: { list: readonly FoundDocument[] } }>(
        'payment',
        'SearchPayments',
        { search: { legalPartyId, status: 'FOR_SIGN' }, page: 1, size: 520 },
      )
      const paymentIds = answer.searchPaymentByCriteria.list.map(({ id }) => id)
      if (paymentIds.length === 0) return
      const revoke = { legalPartyId, paymentIds, comment: 'Не нужен' }
      await call('payment', 'RevokePayments', { revoke })
    },

    /** As a signatory: returns a document to its creator. */
    async returnDocument(paymentId: string): Promise<void> {
      const { legalPartyId } = await company()
      const returnForEditing = { legalPartyId, paymentIds: [paymentId], comment: 'Не тот счёт' }
      await call('payment', 'ReturnForEditing', { returnForEditing })
    },

    /** Documents by their ids. */
    async documents(ids: readonly string[]): Promise<readonly FoundDocument[]> {
      return (await findAll({ status: 'ALL' })).filter(({ id }) => ids.includes(id))
    },

    /** Ids of the documents of a kind. */
    async idsOf(operation: OperationCode): Promise<readonly string[]> {
      return (await findAll({ status: 'ALL', operation: [operation] })).map(({ id }) => id)
    },

    /** Documents with this purpose, whatever their status. */
    async documentsWithPurpose(purpose: string): Promise<readonly FoundDocument[]> {
      return (await findAll({ status: 'ALL' })).filter(document => document.purpose === purpose)
    },
  }
}

export interface FoundDocument {
  readonly id: string
  readonly transferNum: string
  readonly statusCode: string
  readonly purpose: string
  readonly amount: string
  readonly commission: string
  readonly valueDate: string
}

interface EmployeeAnswer {
  readonly currentContract: { readonly orgReferenceId: string }
  readonly userContracts: readonly {
    readonly companyName: string
    readonly userContractAttributes: { readonly userContractId: string }
  }[]
}

/** What the address of a loan is made of. */
interface LoanAddress {
  readonly loanId: string
  readonly nextPaymentDate: string | null
  readonly accountId: string
  readonly dutyNumber: string
}

function idOfFirst([first]: readonly { readonly id: string }[]): string {
  if (!first) throw new Error('The bank has none')
  return first.id
}

const registryFile = join(
  import.meta.dirname,
  '../../apps/server/generated/registered-documents.json',
)

let hashes: ReadonlyMap<string | undefined, string> | undefined

/** The bank takes the documents of its own client only, by their hash. */
function persisted(operationName: string) {
  hashes ??= readHashes()
  const sha256Hash = hashes.get(operationName)
  if (sha256Hash === undefined) throw new Error(`The client has no document ${operationName}`)
  return { persistedQuery: { version: 1, sha256Hash } }
}

function readHashes(): ReadonlyMap<string | undefined, string> {
  const registry = JSON.parse(readFileSync(registryFile, 'utf8')) as Record<
    string,
    { operationName?: string }
  >
  return new Map(Object.entries(registry).map(([hash, entry]) => [entry.operationName, hash]))
}
