/* Made by `npm run generate`; do not edit. */
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GraphqlContext } from '../../../platform/graphql/context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant in UTC, ISO 8601: "2026-11-28T04:00:00.000Z". */
  DateTime: { input: string; output: string; }
  /** An exact decimal number as a string with a dot, without grouping: "1234.50". Never a JSON number. */
  Decimal: { input: string; output: string; }
  /** A calendar day of the bank (Asia/Bishkek): "2026-11-28". */
  LocalDate: { input: string; output: string; }
};

/** What one person of the organisation may do with each account and card. */
export type AccessControlList = {
  readonly __typename?: 'AccessControlList';
  readonly accounts: ReadonlyArray<AccountAccess>;
  readonly cards: ReadonlyArray<CardAccess>;
  /** The first signatory may do everything; nothing of their can be changed. */
  readonly isEverything: Scalars['Boolean']['output'];
  readonly userReferenceId: Scalars['ID']['output'];
};

export type Account = {
  readonly __typename?: 'Account';
  /** The 16-digit account number. */
  readonly account: Scalars['String']['output'];
  readonly accountClassification: AccountClassification;
  readonly accountName: Scalars['String']['output'];
  /** What the first signatory could grant on an account of this kind. */
  readonly availablePermissions: ReadonlyArray<AccountPermission>;
  /** The booked balance; of a loan account below zero. */
  readonly balance: Scalars['Decimal']['output'];
  readonly bic: Scalars['String']['output'];
  readonly closeDate?: Maybe<Scalars['LocalDate']['output']>;
  readonly contractNumber?: Maybe<Scalars['String']['output']>;
  readonly currency: Currency;
  readonly departmentId: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly interestRate?: Maybe<Scalars['Decimal']['output']>;
  readonly isVisible: Scalars['Boolean']['output'];
  readonly openDate: Scalars['LocalDate']['output'];
  readonly partyId: Scalars['ID']['output'];
  /** What the caller may do with it. */
  readonly permissions: ReadonlyArray<AccountPermission>;
  /** What is left when everything on its way has gone: balance minus holds. */
  readonly plannedBalance: Scalars['Decimal']['output'];
  readonly status: AccountStatus;
  /** Why the account is arrested or closed, when it is. */
  readonly statusReason?: Maybe<Scalars['String']['output']>;
  readonly type: AccountType;
};

export type AccountAccess = {
  readonly __typename?: 'AccountAccess';
  readonly account: Scalars['String']['output'];
  readonly accountId: Scalars['ID']['output'];
  readonly accountName: Scalars['String']['output'];
  /** What can be granted to this person on this account. */
  readonly availablePermissions: ReadonlyArray<AccountPermission>;
  readonly currency: Currency;
  readonly permissions: ReadonlyArray<AccountPermission>;
  readonly status: AccountStatus;
  readonly type: AccountType;
};

export type AccountClassification =
  | 'ISLAMIC'
  | 'STANDART';

/** Something about an account or a card changed: read it again. */
export type AccountEvent = {
  readonly __typename?: 'AccountEvent';
  readonly accountId?: Maybe<Scalars['ID']['output']>;
  readonly cardId?: Maybe<Scalars['ID']['output']>;
  readonly eventId: Scalars['ID']['output'];
  readonly kind: AccountEventKind;
};

export type AccountEventKind =
  /** Money has moved on the account, or was set aside, without a document of the organisation. */
  | 'ACCOUNT_MOVED'
  | 'ACCOUNT_RENAMED'
  /** The bank has arrested, released or closed the account. */
  | 'ACCOUNT_STATUS_CHANGED'
  | 'CARD_LIMIT_CHANGED'
  | 'CARD_RENAMED'
  | 'CARD_STATUS_CHANGED'
  | 'INTERNET_TRANSACTIONS_CHANGED'
  | 'LOAN_CLAIM_CHANGED'
  | 'PERMISSIONS_CHANGED'
  | 'VISIBILITY_CHANGED';

export type AccountFilter = {
  readonly currencies?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Only accounts with this permission for the caller. */
  readonly permission?: InputMaybe<AccountPermission>;
  readonly statuses?: InputMaybe<ReadonlyArray<AccountStatus>>;
  readonly types?: InputMaybe<ReadonlyArray<AccountType>>;
};

/** A hold: money of a document on its way. */
export type AccountHold = {
  readonly __typename?: 'AccountHold';
  readonly amount: Scalars['Decimal']['output'];
  readonly createdDate: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly paymentId?: Maybe<Scalars['ID']['output']>;
  readonly purpose: Scalars['String']['output'];
};

/** One booked operation of an account. */
export type AccountOperation = {
  readonly __typename?: 'AccountOperation';
  /** Always positive; the direction gives the sign. */
  readonly amount: Scalars['Decimal']['output'];
  /** The booked balance right after this operation: the one before + credit − debit. */
  readonly balanceAfter: Scalars['Decimal']['output'];
  readonly bookedDate: Scalars['DateTime']['output'];
  readonly counterpartyAccount: Scalars['String']['output'];
  readonly counterpartyBank?: Maybe<Scalars['String']['output']>;
  readonly counterpartyName: Scalars['String']['output'];
  readonly currency: Scalars['String']['output'];
  readonly direction: OperationDirection;
  readonly documentNumber?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly operationCode?: Maybe<Scalars['String']['output']>;
  /** The internet bank's document behind it, when there is one. */
  readonly paymentId?: Maybe<Scalars['ID']['output']>;
  readonly purpose: Scalars['String']['output'];
};

export type AccountOperationFilter = {
  readonly direction?: InputMaybe<OperationDirection>;
  readonly endDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Part of the counterparty's name, the purpose or the document number. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly startDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type AccountOperationPage = {
  readonly __typename?: 'AccountOperationPage';
  readonly list: ReadonlyArray<AccountOperation>;
  /** Give it back as `before` to read the next, older page; null on the last one. */
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
  /** Balances brought forward from the bank's former books: neither income nor expense. */
  readonly totalBroughtForward: Scalars['Decimal']['output'];
  /** Of everything the filter finds, not of this page; without balances brought forward. */
  readonly totalCredit: Scalars['Decimal']['output'];
  readonly totalDebit: Scalars['Decimal']['output'];
};

export type AccountPage = {
  readonly __typename?: 'AccountPage';
  readonly currentPage: Scalars['Int']['output'];
  readonly list: ReadonlyArray<Account>;
  readonly totalElements: Scalars['Int']['output'];
  readonly totalPages: Scalars['Int']['output'];
};

/** What a person may do with one account. */
export type AccountPermission =
  | 'BUDGET_PAYMENT'
  | 'CLEARING'
  | 'CONVERSION'
  | 'GROSS'
  | 'INTRABANK_FOREIGN'
  | 'INTRABANK_OWN'
  | 'PUSH_NOTIFICATION'
  | 'QR'
  | 'QR_GENERATION'
  | 'READ'
  | 'REFUND'
  | 'SALARY'
  | 'SWIFT';

export type AccountPermissionsInput = {
  readonly accountId: Scalars['ID']['input'];
  /** What the caller was shown; when it is not so any more nothing is saved. */
  readonly formerPermissions: ReadonlyArray<AccountPermission>;
  readonly permissions: ReadonlyArray<AccountPermission>;
};

export type AccountStatus =
  | 'ARRESTED'
  | 'CLOSED'
  | 'FINAL_ARRESTED'
  | 'OPEN';

export type AccountType =
  | 'CARD'
  | 'DEPOSIT'
  | 'LOAN'
  | 'RKO'
  | 'TRANSIT';

export type BalanceInfoByPeriod = {
  readonly __typename?: 'BalanceInfoByPeriod';
  /** At the end of the last day. */
  readonly endBalances: ReadonlyArray<CurrencyAmount>;
  /** At the beginning of the first day, one entry per currency. */
  readonly startBalances: ReadonlyArray<CurrencyAmount>;
};

export type BalancePoint = {
  readonly __typename?: 'BalancePoint';
  readonly balance: Scalars['Decimal']['output'];
  readonly date: Scalars['LocalDate']['output'];
};

/** A card of the organisation. The full number is never in the internet bank. */
export type Card = {
  readonly __typename?: 'Card';
  /** The 16-digit number of its card account. */
  readonly account: Scalars['String']['output'];
  readonly accountId: Scalars['ID']['output'];
  /** What the first signatory could grant on it. */
  readonly availablePermissions: ReadonlyArray<CardPermission>;
  /** As embossed, Latin letters. */
  readonly cardHolderName: Scalars['String']['output'];
  /** First six and last four digits: «9417 00•• •••• 1234». */
  readonly cardNum: Scalars['String']['output'];
  /** Base currency of the card account. */
  readonly currency: Scalars['String']['output'];
  /** The last day on which it works. */
  readonly expiryDate: Scalars['LocalDate']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isInternetAvailable: Scalars['Boolean']['output'];
  /** A block that can be lifted with unlockCard. */
  readonly isUnlockable: Scalars['Boolean']['output'];
  readonly paymentSystem: CardSystem;
  /** What the caller may do with it. */
  readonly permissions: ReadonlyArray<CardPermission>;
  /** Number of the card contract in the bank's retail system. */
  readonly rbsNumber: Scalars['String']['output'];
  readonly status: CardStatus;
  readonly statusDate: Scalars['DateTime']['output'];
  /** Why it is blocked, when it is and the bank knows. */
  readonly statusReason?: Maybe<CardStatusReason>;
  /** What the organisation calls it; null when it gave it no name. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type CardAccess = {
  readonly __typename?: 'CardAccess';
  readonly account: Scalars['String']['output'];
  readonly availablePermissions: ReadonlyArray<CardPermission>;
  readonly cardHolderName: Scalars['String']['output'];
  readonly cardId: Scalars['ID']['output'];
  readonly cardNum: Scalars['String']['output'];
  readonly permissions: ReadonlyArray<CardPermission>;
  readonly status: CardStatus;
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** A card account with its balances and the cards that the caller may read. */
export type CardAccountInfo = {
  readonly __typename?: 'CardAccountInfo';
  readonly account: Account;
  /** What can be spent now, in the account's currency: balances minus holds; other currencies at the central bank's rate. */
  readonly availableAmount: Scalars['Decimal']['output'];
  readonly cards: ReadonlyArray<Card>;
  /** In the order of the account's currencies, the base currency first, «ALL» at the very beginning when present. */
  readonly multiBalance: ReadonlyArray<CardBalance>;
};

/** One balance of a multi-currency card account. */
export type CardBalance = {
  readonly __typename?: 'CardBalance';
  /** The booked balance. */
  readonly amount: Scalars['Decimal']['output'];
  /** The currency in which both amounts are expressed; differs from `currency` for «ALL» only. */
  readonly amountCurrency: Scalars['String']['output'];
  /** ISO code; «ALL» for the extra entry that sums all balances, which is there when there are several. */
  readonly currency: Scalars['String']['output'];
  /** What is left of it when everything on its way has gone: amount minus holds. */
  readonly plannedAmount: Scalars['Decimal']['output'];
};

export type CardFilter = {
  readonly accountId?: InputMaybe<Scalars['ID']['input']>;
  readonly cardStatuses?: InputMaybe<ReadonlyArray<CardStatus>>;
  readonly paymentSystems?: InputMaybe<ReadonlyArray<CardSystem>>;
  /** Part of the holder's name, of the title, or the last digits of the number. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

/** A limit of a card; amounts are in soms whatever the account's currency. */
export type CardLimit = {
  readonly __typename?: 'CardLimit';
  readonly availableAmount: Scalars['Decimal']['output'];
  readonly availableNumber?: Maybe<Scalars['Int']['output']>;
  readonly endDate: Scalars['LocalDate']['output'];
  /** Set for the days from startDate to endDate; afterwards the standing limit holds again. */
  readonly isTemporary: Scalars['Boolean']['output'];
  readonly limitType: CardLimitType;
  readonly maxAmount: Scalars['Decimal']['output'];
  /** Largest number of operations in the period; null means as many as one likes. */
  readonly maxNumber?: Maybe<Scalars['Int']['output']>;
  /** The period in which the use is counted: the calendar month, or the days of a temporary limit. */
  readonly startDate: Scalars['LocalDate']['output'];
  readonly usedAmount: Scalars['Decimal']['output'];
  readonly usedNumber: Scalars['Int']['output'];
};

export type CardLimitInfo = {
  readonly __typename?: 'CardLimitInfo';
  readonly cardId: Scalars['ID']['output'];
  /** ISO code; always KGS. */
  readonly currency: Scalars['String']['output'];
  /** Always three, in the order CASH_LIMIT, RETAIL_CARD_PRESENT, CARD_NOT_PRESENT. */
  readonly limits: ReadonlyArray<CardLimit>;
  /** What this card's limits could still be raised by, all three together. */
  readonly totalAvailableAmount: Scalars['Decimal']['output'];
  /** 5000000.00: what the limits of all cards of the organisation may add up to. */
  readonly totalMaxAmount: Scalars['Decimal']['output'];
  /** What they add up to now. */
  readonly totalSetAmount: Scalars['Decimal']['output'];
};

export type CardLimitInput = {
  readonly endDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly limitType: CardLimitType;
  /** In soms, zero or more. */
  readonly maxAmount: Scalars['Decimal']['input'];
  /** Left out: as many operations as one likes. */
  readonly maxNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Both or none: a temporary limit for these days (today or later, at most a year). */
  readonly startDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type CardLimitType =
  | 'CARD_NOT_PRESENT'
  | 'CASH_LIMIT'
  | 'RETAIL_CARD_PRESENT';

/** One operation of a card account. */
export type CardOperation = {
  readonly __typename?: 'CardOperation';
  /** What left or reached the account, commission included, in `baseCurrency`; always positive. */
  readonly baseAmount: Scalars['Decimal']['output'];
  readonly baseCurrency: Scalars['String']['output'];
  /** Null for what the bank booked on the account without a card. */
  readonly cardId?: Maybe<Scalars['ID']['output']>;
  /** First six and last four digits. */
  readonly cardNum?: Maybe<Scalars['String']['output']>;
  readonly commissionAmount: Scalars['Decimal']['output'];
  readonly commissionCurrency: Scalars['String']['output'];
  readonly direction: OperationDirection;
  readonly id: Scalars['ID']['output'];
  /** The money is held; the payment system has not settled it yet. */
  readonly isPending: Scalars['Boolean']['output'];
  readonly kind: CardOperationKind;
  /** What the payment system settled with the bank. */
  readonly settlementAmount: Scalars['Decimal']['output'];
  readonly settlementCurrency: Scalars['String']['output'];
  /** What the terminal showed. */
  readonly transactionAmount: Scalars['Decimal']['output'];
  readonly transactionCurrency: Scalars['String']['output'];
  readonly transactionDate: Scalars['DateTime']['output'];
  /** Place and merchant. */
  readonly transactionDetails: Scalars['String']['output'];
};

/** TOP_UP: money put in. TRANSFER: sent from the account by a payment order. */
export type CardOperationKind =
  | 'CASH'
  | 'FEE'
  | 'INTERNET'
  | 'RETAIL'
  | 'REVERSAL'
  | 'TOP_UP'
  | 'TRANSFER';

export type CardPage = {
  readonly __typename?: 'CardPage';
  readonly currentPage: Scalars['Int']['output'];
  readonly list: ReadonlyArray<Card>;
  readonly totalElements: Scalars['Int']['output'];
  readonly totalPages: Scalars['Int']['output'];
};

/** What a person may do with one card. */
export type CardPermission =
  | 'GET_LIMIT_AND_DETAILS'
  | 'PUSH_NOTIFICATION'
  | 'READ_CARD'
  | 'SET_LIMIT'
  | 'SET_STATUS';

export type CardPermissionsInput = {
  readonly cardId: Scalars['ID']['input'];
  readonly formerPermissions: ReadonlyArray<CardPermission>;
  readonly permissions: ReadonlyArray<CardPermission>;
};

/** ACTIVE works; EXPIRED and CLOSED are set by the bank alone; the others are kinds of block. */
export type CardStatus =
  | 'ACTIVE'
  | 'BLOCKED'
  | 'CLOSED'
  | 'COMPROMISED'
  | 'EXPIRED'
  | 'LOST'
  | 'STOLEN';

/** A status that the caller may give to the card now, with the reasons to choose from. */
export type CardStatusChoice = {
  readonly __typename?: 'CardStatusChoice';
  readonly reasons: ReadonlyArray<CardStatusReason>;
  readonly status: CardStatus;
};

/** Why a card is blocked (LOSS, THEFT, COMPROMISE, TEMPORARY), unlocked (FOUND, PIN_RESTORED, BY_MISTAKE) or kept from the internet (CARD_BLOCK). */
export type CardStatusReason =
  | 'BY_MISTAKE'
  | 'CARD_BLOCK'
  | 'COMPROMISE'
  | 'FOUND'
  | 'LOSS'
  | 'PIN_RESTORED'
  | 'TEMPORARY'
  | 'THEFT';

export type CardSystem =
  | 'CUP'
  | 'ELCRD'
  | 'MCard'
  | 'VISA';

export type ConvertAmountInput = {
  readonly amount: Scalars['Decimal']['input'];
  /** The day of the rates; today when left out. */
  readonly date?: InputMaybe<Scalars['LocalDate']['input']>;
  /** ISO code; what the amount is in. */
  readonly fromCurrency: Scalars['String']['input'];
  readonly rateGroup?: InputMaybe<ConvertRateGroup>;
  readonly toCurrency: Scalars['String']['input'];
};

export type ConvertRateGroup =
  | 'CARD'
  | 'CASH'
  | 'CASHLESS'
  | 'NBKR';

export type ConvertedAmount = {
  readonly __typename?: 'ConvertedAmount';
  readonly amount: Scalars['Decimal']['output'];
  readonly currency: Scalars['String']['output'];
  /** The rates are older than they should be: show the person their date. */
  readonly isOld: Scalars['Boolean']['output'];
  /** Units of `currency` for one unit of `fromCurrency`. */
  readonly rate: Scalars['Decimal']['output'];
  readonly rateDate: Scalars['LocalDate']['output'];
};

export type Currency = {
  readonly __typename?: 'Currency';
  readonly id: Scalars['ID']['output'];
  readonly isoCode: Scalars['String']['output'];
  readonly isoNum: Scalars['String']['output'];
};

export type CurrencyAmount = {
  readonly __typename?: 'CurrencyAmount';
  readonly amount: Scalars['Decimal']['output'];
  readonly currency: Scalars['String']['output'];
};

/** What came and went on one day, in one currency. */
export type DayTurnover = {
  readonly __typename?: 'DayTurnover';
  readonly credit: Scalars['Decimal']['output'];
  readonly currency: Scalars['String']['output'];
  readonly date: Scalars['LocalDate']['output'];
  readonly debit: Scalars['Decimal']['output'];
};

/** What was owed on a day, in the currency of the loan. */
export type DebtCertificate = {
  readonly __typename?: 'DebtCertificate';
  readonly date: Scalars['LocalDate']['output'];
  readonly interest: Scalars['Decimal']['output'];
  /** Where it is downloaded as a PDF; add language=ru, ky or en. */
  readonly pdfLink: Scalars['String']['output'];
  readonly principal: Scalars['Decimal']['output'];
};

export type DepositAccount = {
  readonly __typename?: 'DepositAccount';
  readonly account: Scalars['String']['output'];
  readonly accountId: Scalars['ID']['output'];
  readonly accountName: Scalars['String']['output'];
  /** Interest that has grown since the last payout. */
  readonly accruedInterest: Scalars['Decimal']['output'];
  /** What lies on it now, capitalised interest included. */
  readonly balance: Scalars['Decimal']['output'];
  readonly contractNumber: Scalars['String']['output'];
  readonly currency: Scalars['String']['output'];
  /** Days to the end of the term, never negative; null on demand. */
  readonly daysLeft?: Maybe<Scalars['Int']['output']>;
  /** What was put on it at the beginning. */
  readonly depositAmount: Scalars['Decimal']['output'];
  /** The last day of the term; null for a deposit on demand. */
  readonly endDate?: Maybe<Scalars['LocalDate']['output']>;
  /** All interest of the whole term if nothing is put on or taken off; null on demand. */
  readonly expectedInterest?: Maybe<Scalars['Decimal']['output']>;
  /** Percent a year. */
  readonly interestRate: Scalars['Decimal']['output'];
  readonly isReplenishable: Scalars['Boolean']['output'];
  /** Taking money off before the end is possible. */
  readonly isWithdrawable: Scalars['Boolean']['output'];
  readonly nextPayoutDate?: Maybe<Scalars['LocalDate']['output']>;
  /** Interest paid out or capitalised so far. */
  readonly paidInterest: Scalars['Decimal']['output'];
  readonly payout: DepositPayout;
  readonly startDate: Scalars['LocalDate']['output'];
  readonly termDays?: Maybe<Scalars['Int']['output']>;
};

/** One month of interest of a deposit. */
export type DepositInterestRow = {
  readonly __typename?: 'DepositInterestRow';
  readonly days: Scalars['Int']['output'];
  readonly endDate: Scalars['LocalDate']['output'];
  readonly interest: Scalars['Decimal']['output'];
  /** Paid out or capitalised already. */
  readonly isPaid: Scalars['Boolean']['output'];
  readonly startDate: Scalars['LocalDate']['output'];
};

export type DepositPayout =
  | 'AT_END'
  | 'CAPITALISED'
  | 'MONTHLY';

/** What a partial repayment makes less: the number of payments, or each of them. */
export type EarlyRepaymentMode =
  | 'SHORTER_TERM'
  | 'SMALLER_INSTALMENT';

export type ElQr = {
  readonly __typename?: 'ElQr';
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  /** The text of the code. */
  readonly qr: Scalars['String']['output'];
  readonly source: ElQrSource;
  /** Names the code; its sales carry it. */
  readonly transaction: Scalars['String']['output'];
};

export type ElQrInput = {
  /** The account, or the cash register (codes of outlet and register together, nine digits), not both. */
  readonly account?: InputMaybe<Scalars['String']['input']>;
  /** Som; the customer enters the amount when it is left out. */
  readonly amount?: InputMaybe<Scalars['Decimal']['input']>;
  readonly cashRegister?: InputMaybe<Scalars['String']['input']>;
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  /** A dynamic code is paid once. */
  readonly isDynamic: Scalars['Boolean']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
};

/** Where codes can be made: an account in som, or a cash register with the account of its outlet. */
export type ElQrSource = {
  readonly __typename?: 'ElQrSource';
  readonly account: Scalars['String']['output'];
  readonly cashCode?: Maybe<Scalars['String']['output']>;
  readonly cashName?: Maybe<Scalars['String']['output']>;
  /** As the customer reads it. */
  readonly name: Scalars['String']['output'];
  readonly salePointCode?: Maybe<Scalars['String']['output']>;
  readonly salePointName?: Maybe<Scalars['String']['output']>;
};

export type InternetTransactionsAvailability = {
  readonly __typename?: 'InternetTransactionsAvailability';
  readonly cardId: Scalars['ID']['output'];
  readonly isAvailable: Scalars['Boolean']['output'];
  readonly reason?: Maybe<CardStatusReason>;
};

export type LoanAccount = {
  readonly __typename?: 'LoanAccount';
  /** The 16-digit number of the loan account. */
  readonly account: Scalars['String']['output'];
  readonly accountId: Scalars['ID']['output'];
  readonly accountName: Scalars['String']['output'];
  /** What is still owed of the principal. */
  readonly balance: Scalars['Decimal']['output'];
  readonly currency: Scalars['String']['output'];
  /** Number of the loan contract. */
  readonly dutyNumber: Scalars['String']['output'];
  /** balance / loanAmount x 100, rounded (the specification's «interest-paid percent»). */
  readonly interestPaidPercent: Scalars['Int']['output'];
  readonly interestRate: Scalars['Decimal']['output'];
  readonly isClosed: Scalars['Boolean']['output'];
  /** The day of the last payment of the schedule. */
  readonly lastActiveDate: Scalars['LocalDate']['output'];
  /** What was lent. */
  readonly loanAmount: Scalars['Decimal']['output'];
  readonly loanId: Scalars['ID']['output'];
  /** Null when nothing is left to pay. */
  readonly nextPaymentAmount?: Maybe<Scalars['Decimal']['output']>;
  readonly nextPaymentDate?: Maybe<Scalars['LocalDate']['output']>;
  /** Due and not paid, interest and principal together. */
  readonly overdueAmount: Scalars['Decimal']['output'];
  /** loanAmount minus balance. */
  readonly paidAmount: Scalars['Decimal']['output'];
  /** paidAmount / loanAmount x 100, rounded. */
  readonly paidPercent: Scalars['Int']['output'];
  /** Equal payments, or equal parts of the principal. */
  readonly repaymentKind: LoanRepaymentKind;
  readonly startDate: Scalars['LocalDate']['output'];
};

/** One month of a loan's schedule; OD is the principal, Perc the interest. */
export type LoanChartRow = {
  readonly __typename?: 'LoanChartRow';
  /** The whole payment of the month: principal and interest. */
  readonly amountCharge: Scalars['Decimal']['output'];
  /** Repaid of the principal. */
  readonly amountODRepay: Scalars['Decimal']['output'];
  /** Repaid of the interest. */
  readonly amountPercRepay: Scalars['Decimal']['output'];
  /** Of it repaid so far. */
  readonly amountRepay: Scalars['Decimal']['output'];
  /** Of the month's principal still to be paid. */
  readonly amountRestOD: Scalars['Decimal']['output'];
  /** Of the month's interest still to be paid. */
  readonly amountRestPerc: Scalars['Decimal']['output'];
  /** Of the month's interest overdue. */
  readonly amountRestZPerc: Scalars['Decimal']['output'];
  /** The principal owed after the month's payment. */
  readonly balance: Scalars['Decimal']['output'];
  /** The day the payment is due. */
  readonly lastPayDate: Scalars['LocalDate']['output'];
  /** The first day of the month. */
  readonly month: Scalars['LocalDate']['output'];
  readonly state: LoanChartState;
};

export type LoanChartState =
  | 'NEXT'
  | 'OVERDUE'
  | 'PAID'
  | 'PARTLY_PAID'
  | 'PLANNED';

/** What a borrower requests about a running loan. */
export type LoanClaim = {
  readonly __typename?: 'LoanClaim';
  readonly accountId: Scalars['ID']['output'];
  /** Of a partial repayment: the part of the principal. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  readonly canCancel: Scalars['Boolean']['output'];
  /** Of an approved request for a certificate of debt. */
  readonly certificate?: Maybe<DebtCertificate>;
  readonly createdDate: Scalars['DateTime']['output'];
  readonly currency: Scalars['String']['output'];
  /** Of another repayment day: the day of the month. */
  readonly day?: Maybe<Scalars['Int']['output']>;
  readonly decidedDate?: Maybe<Scalars['DateTime']['output']>;
  readonly dutyNumber: Scalars['String']['output'];
  /** When an approved change was made. */
  readonly executedDate?: Maybe<Scalars['DateTime']['output']>;
  readonly kind: LoanClaimKind;
  readonly loanClaimId: Scalars['ID']['output'];
  readonly loanId: Scalars['ID']['output'];
  readonly mode?: Maybe<EarlyRepaymentMode>;
  /** Why it was declined. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Of an early repayment. */
  readonly repayOn?: Maybe<Scalars['LocalDate']['output']>;
  readonly state: LoanClaimState;
};

export type LoanClaimEvent = {
  readonly __typename?: 'LoanClaimEvent';
  /** Grows; give the last one received when subscribing again to get what was missed. */
  readonly eventId: Scalars['ID']['output'];
  readonly loanClaim: LoanClaim;
};

export type LoanClaimInput = {
  readonly accountId: Scalars['ID']['input'];
  /** Of a partial repayment: the part of the principal, less than all of it. */
  readonly amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Of another repayment day: 1 to 28. */
  readonly day?: InputMaybe<Scalars['Int']['input']>;
  /** Saved, not sent. */
  readonly isDraft?: InputMaybe<Scalars['Boolean']['input']>;
  readonly kind: LoanClaimKind;
  /** Of a draft that is changed or sent; left out for a new claim. */
  readonly loanClaimId?: InputMaybe<Scalars['ID']['input']>;
  readonly loanId: Scalars['ID']['input'];
  readonly mode?: InputMaybe<EarlyRepaymentMode>;
  /** Of an early repayment: today or at most 60 days ahead. */
  readonly repayOn?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type LoanClaimKind =
  | 'DEBT_CERTIFICATE'
  | 'FULL_REPAYMENT'
  | 'PARTIAL_REPAYMENT'
  | 'REPAYMENT_DAY';

/** A draft is seen by its writer alone. An approved repayment is made on its day; if it is not possible then, the claim is declined. */
export type LoanClaimState =
  | 'APPROVED'
  | 'DECLINED'
  | 'DRAFT'
  | 'ON_VERIFICATION';

export type LoanRepaymentKind =
  | 'ANNUITY'
  | 'EQUAL_PRINCIPAL';

/** A text of a dictionary in the three languages of the product. */
export type LocalizedText = {
  readonly __typename?: 'LocalizedText';
  readonly eng: Scalars['String']['output'];
  readonly kg: Scalars['String']['output'];
  readonly ru: Scalars['String']['output'];
};

/** Changes of cards need the header `Idempotency-Key`. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Withdraws a claim that is not decided yet, or deletes a draft and returns null. Errors LOAN_CLAIM_NOT_FOUND, CLAIM_STATE_MISMATCH. */
  readonly cancelLoanClaim?: Maybe<LoanClaim>;
  /** Sends a claim to the bank, or saves a draft. Needs an Idempotency-Key. Errors LOAN_NOT_FOUND, LOAN_REPAID, LOAN_OVERDUE, CLAIM_PENDING, REPAYMENT_DATE_INVALID, REPAYMENT_AMOUNT_INVALID, REPAYMENT_DAY_INVALID. */
  readonly createLoanClaim: LoanClaim;
  /** Errors CARD_LIMIT_TOTAL_EXCEEDED (max, available), CARD_LIMIT_…_INVALID, CARD_STATUS_FORBIDS. */
  readonly setCardLimit: CardLimitInfo;
  /** One of getAvailableStatusesForCard. Errors CARD_STATUS_NOT_AVAILABLE, CARD_REASON_INVALID. */
  readonly setCardStatus: Card;
  /** The reason is always CARD_BLOCK. */
  readonly setInternetTransactionsAvailability: InternetTransactionsAvailability;
  /** Lifts a temporary block. Errors CARD_NOT_UNLOCKABLE, CARD_REASON_INVALID. */
  readonly unlockCard: Card;
  readonly updateAccountName: Account;
  /** An empty title takes the name away. */
  readonly updateCardTitle: Card;
  /** Replaces what the person may do with the accounts named. Errors PERMISSIONS_OF_FIRST, PERMISSION_NOT_AVAILABLE, PERMISSIONS_CHANGED_MEANWHILE. */
  readonly updatePermissions: AccessControlList;
  /** The same for cards. */
  readonly updatePermissionsCard: AccessControlList;
  readonly updateVisible: Account;
};


/** Changes of cards need the header `Idempotency-Key`. */
export type MutationCancelLoanClaimArgs = {
  loanClaimId: Scalars['ID']['input'];
};


/** Changes of cards need the header `Idempotency-Key`. */
export type MutationCreateLoanClaimArgs = {
  loanClaim: LoanClaimInput;
};


/** Changes of cards need the header `Idempotency-Key`. */
export type MutationSetCardLimitArgs = {
  cardId: Scalars['ID']['input'];
  limit: CardLimitInput;
};


/** Changes of cards need the header `Idempotency-Key`. */
export type MutationSetCardStatusArgs = {
  cardId: Scalars['ID']['input'];
  reason: CardStatusReason;
  status: CardStatus;
};


/** Changes of cards need the header `Idempotency-Key`. */
export type MutationSetInternetTransactionsAvailabilityArgs = {
  cardId: Scalars['ID']['input'];
  isAvailable: Scalars['Boolean']['input'];
};


/** Changes of cards need the header `Idempotency-Key`. */
export type MutationUnlockCardArgs = {
  cardId: Scalars['ID']['input'];
  reason: CardStatusReason;
};


/** Changes of cards need the header `Idempotency-Key`. */
export type MutationUpdateAccountNameArgs = {
  accountId: Scalars['ID']['input'];
  accountName: Scalars['String']['input'];
};


/** Changes of cards need the header `Idempotency-Key`. */
export type MutationUpdateCardTitleArgs = {
  cardId: Scalars['ID']['input'];
  cardTitle: Scalars['String']['input'];
};


/** Changes of cards need the header `Idempotency-Key`. */
export type MutationUpdatePermissionsArgs = {
  permissions: ReadonlyArray<AccountPermissionsInput>;
  userReferenceId: Scalars['ID']['input'];
};


/** Changes of cards need the header `Idempotency-Key`. */
export type MutationUpdatePermissionsCardArgs = {
  permissions: ReadonlyArray<CardPermissionsInput>;
  userReferenceId: Scalars['ID']['input'];
};


/** Changes of cards need the header `Idempotency-Key`. */
export type MutationUpdateVisibleArgs = {
  accountId: Scalars['ID']['input'];
  isVisible: Scalars['Boolean']['input'];
};

/** A retail client's card to which money can be sent. */
export type NaturalPersonCard = {
  readonly __typename?: 'NaturalPersonCard';
  readonly cardNum: Scalars['String']['output'];
  readonly currency: Scalars['String']['output'];
  /** Give it back as cardReferencesId. */
  readonly id: Scalars['ID']['output'];
  /** Masked: «Айзада К.». */
  readonly ownerName: Scalars['String']['output'];
  /** Null when the first digits say nothing. */
  readonly paymentSystem?: Maybe<CardSystem>;
};

/** Exactly one of both. */
export type NaturalPersonCardFilter = {
  /** The full card number as typed; it is neither stored nor logged. */
  readonly cardNum?: InputMaybe<Scalars['String']['input']>;
  /** 12 digits with 996, or 9 national digits. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
};

export type OperationDirection =
  | 'CREDIT'
  | 'DEBIT';

/** Paging by page number as in the specification: the first page is 1. */
export type PageableInput = {
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  readonly size?: InputMaybe<Scalars['Int']['input']>;
};

export type Query = {
  readonly __typename?: 'Query';
  readonly convertAmount: ConvertedAmount;
  readonly findAllAccountsByFilterWithPermissions: ReadonlyArray<Account>;
  /** Accounts of the selected organisation that the caller may read. */
  readonly findAllAccountsByPartyIdWithAcl: ReadonlyArray<Account>;
  /** Every account under the 16-digit number; none when the person may read none. */
  readonly findAllByAccount: ReadonlyArray<Account>;
  /** Accounts page by page, the largest balance first within each currency. */
  readonly findAllByFilter: AccountPage;
  /** Card accounts with balances and cards. */
  readonly findAllByPartyIdBaseCardAccountInfo: ReadonlyArray<CardAccountInfo>;
  /** Settlement accounts to pay from: open ones, the largest balance first. */
  readonly findAllByPartyIdBaseRkoAccountInfo: ReadonlyArray<Account>;
  readonly findAllCardsByAccountId: ReadonlyArray<Card>;
  readonly findAllCardsByFilter: CardPage;
  /** `currency`: ISO code or the specification's number (3300 for the som). Error ACCOUNT_NOT_FOUND. */
  readonly findByAccountAndCurrency: Account;
  /** Errors ACCOUNT_NOT_FOUND, ENTITY_NOT_FOUND, AMOUNT_NOT_POSITIVE. */
  readonly generateElQr: ElQr;
  /** For the first signatory. Error PERSON_NOT_FOUND. */
  readonly getAccessControlListForUser: AccessControlList;
  readonly getAccountById: Account;
  /** The account of an outlet that the caller may see. Error ENTITY_NOT_FOUND. */
  readonly getAccountBySalePointCode: SalePointAccount;
  /** Booked operations of any account, newest first, by keyset. */
  readonly getAccountOperations: AccountOperationPage;
  /** Settlement accounts that an outlet can be credited to, of those the caller may read. */
  readonly getAllAccountsForSalePoint: ReadonlyArray<SalePointAccount>;
  /** What the card may be set to now; empty when nothing. */
  readonly getAvailableStatusesForCard: ReadonlyArray<CardStatusChoice>;
  /** Closing balance of each day of the period, at most 366 days. */
  readonly getBalanceCurve: ReadonlyArray<BalancePoint>;
  /** Balances at both ends of a period of at most 366 days. */
  readonly getBalanceInfoByPeriod: BalanceInfoByPeriod;
  /** One card. Error CARD_NOT_FOUND. */
  readonly getCardById: Card;
  readonly getCardLimitInfo: CardLimitInfo;
  /** Accounts from which the fee of a foreign transfer may be taken: settlement accounts in soms and in the payer's currency. */
  readonly getCommissionAccounts: ReadonlyArray<Account>;
  readonly getDepositAccounts: ReadonlyArray<DepositAccount>;
  /** Interest by months from the beginning to the end of the term. */
  readonly getDepositInterests: ReadonlyArray<DepositInterestRow>;
  /** Accounts and cash registers for which the person may make codes. */
  readonly getElQrSources: ReadonlyArray<ElQrSource>;
  readonly getHoldList: ReadonlyArray<AccountHold>;
  readonly getInternetTransactionsAvailability: InternetTransactionsAvailability;
  readonly getLoanAccounts: ReadonlyArray<LoanAccount>;
  /** The schedule, oldest month first. Error LOAN_NOT_FOUND. */
  readonly getLoanCharts: ReadonlyArray<LoanChartRow>;
  /** Error LOAN_CLAIM_NOT_FOUND. */
  readonly getLoanClaimById: LoanClaim;
  /** Claims about loans that the person may read, with own drafts; the newest first. */
  readonly getLoanClaims: ReadonlyArray<LoanClaim>;
  /** Cards of a retail client by phone or by card number; none when there is none. */
  readonly getNaturalPersonCards: ReadonlyArray<NaturalPersonCard>;
  /** Tax debt; refused to cashiers and cash managers, whose client does not request it. */
  readonly getNptByLegalPartyId: TaxDebts;
  /** Operations of a card account, newest first; at most 31 days. `cardId` leaves those of one card. */
  readonly getOperationList: ReadonlyArray<CardOperation>;
  /** Error SALE_NOT_FOUND. */
  readonly getRefundedQrOperationInfo: RefundedQrOperationInfo;
  /** Accounts from which a foreign transfer in `currency` may be paid; all currencies but the som when left out. */
  readonly getSwiftAccounts: ReadonlyArray<Account>;
  /** Money in and out by day and currency, at most 366 days, over the accounts that the person may read and has not hidden; without loans and without moves between own accounts. */
  readonly getTurnoverByPeriod: ReadonlyArray<DayTurnover>;
};


export type QueryConvertAmountArgs = {
  convertAmount: ConvertAmountInput;
};


export type QueryFindAllAccountsByFilterWithPermissionsArgs = {
  filter: AccountFilter;
  partyId: Scalars['ID']['input'];
};


export type QueryFindAllAccountsByPartyIdWithAclArgs = {
  partyId: Scalars['ID']['input'];
};


export type QueryFindAllByAccountArgs = {
  account: Scalars['String']['input'];
};


export type QueryFindAllByFilterArgs = {
  filter: AccountFilter;
  pageable?: InputMaybe<PageableInput>;
  partyId: Scalars['ID']['input'];
};


export type QueryFindAllByPartyIdBaseCardAccountInfoArgs = {
  partyId: Scalars['ID']['input'];
};


export type QueryFindAllByPartyIdBaseRkoAccountInfoArgs = {
  partyId: Scalars['ID']['input'];
};


export type QueryFindAllCardsByAccountIdArgs = {
  accountId: Scalars['ID']['input'];
  cardStatuses?: InputMaybe<ReadonlyArray<CardStatus>>;
};


export type QueryFindAllCardsByFilterArgs = {
  filter: CardFilter;
  pageable?: InputMaybe<PageableInput>;
  partyId: Scalars['ID']['input'];
};


export type QueryFindByAccountAndCurrencyArgs = {
  account: Scalars['String']['input'];
  currency: Scalars['String']['input'];
};


export type QueryGenerateElQrArgs = {
  elQr: ElQrInput;
};


export type QueryGetAccessControlListForUserArgs = {
  userReferenceId: Scalars['ID']['input'];
};


export type QueryGetAccountByIdArgs = {
  accountId: Scalars['ID']['input'];
};


export type QueryGetAccountBySalePointCodeArgs = {
  salePointCode: Scalars['String']['input'];
};


export type QueryGetAccountOperationsArgs = {
  accountId: Scalars['ID']['input'];
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AccountOperationFilter>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetAllAccountsForSalePointArgs = {
  legalPartyId: Scalars['ID']['input'];
};


export type QueryGetAvailableStatusesForCardArgs = {
  cardId: Scalars['ID']['input'];
};


export type QueryGetBalanceCurveArgs = {
  accountId: Scalars['ID']['input'];
  endDate: Scalars['LocalDate']['input'];
  startDate: Scalars['LocalDate']['input'];
};


export type QueryGetBalanceInfoByPeriodArgs = {
  accountId: Scalars['ID']['input'];
  endDate: Scalars['LocalDate']['input'];
  startDate: Scalars['LocalDate']['input'];
};


export type QueryGetCardByIdArgs = {
  cardId: Scalars['ID']['input'];
};


export type QueryGetCardLimitInfoArgs = {
  cardId: Scalars['ID']['input'];
};


export type QueryGetCommissionAccountsArgs = {
  currency?: InputMaybe<Scalars['String']['input']>;
  partyId: Scalars['ID']['input'];
};


export type QueryGetDepositAccountsArgs = {
  partyId: Scalars['ID']['input'];
};


export type QueryGetDepositInterestsArgs = {
  accountId: Scalars['ID']['input'];
};


export type QueryGetElQrSourcesArgs = {
  legalPartyId: Scalars['ID']['input'];
};


export type QueryGetHoldListArgs = {
  accountId: Scalars['ID']['input'];
};


export type QueryGetInternetTransactionsAvailabilityArgs = {
  cardId: Scalars['ID']['input'];
};


export type QueryGetLoanAccountsArgs = {
  partyId: Scalars['ID']['input'];
};


export type QueryGetLoanChartsArgs = {
  accountId: Scalars['ID']['input'];
  loanId: Scalars['ID']['input'];
};


export type QueryGetLoanClaimByIdArgs = {
  loanClaimId: Scalars['ID']['input'];
};


export type QueryGetLoanClaimsArgs = {
  loanId?: InputMaybe<Scalars['ID']['input']>;
  partyId: Scalars['ID']['input'];
};


export type QueryGetNaturalPersonCardsArgs = {
  filter: NaturalPersonCardFilter;
};


export type QueryGetNptByLegalPartyIdArgs = {
  legalPartyId: Scalars['ID']['input'];
};


export type QueryGetOperationListArgs = {
  accountId: Scalars['ID']['input'];
  cardId?: InputMaybe<Scalars['ID']['input']>;
  endDate: Scalars['LocalDate']['input'];
  startDate: Scalars['LocalDate']['input'];
};


export type QueryGetRefundedQrOperationInfoArgs = {
  legalPartyId: Scalars['ID']['input'];
  operationId: Scalars['ID']['input'];
};


export type QueryGetSwiftAccountsArgs = {
  currency?: InputMaybe<Scalars['String']['input']>;
  partyId: Scalars['ID']['input'];
};


export type QueryGetTurnoverByPeriodArgs = {
  endDate: Scalars['LocalDate']['input'];
  partyId: Scalars['ID']['input'];
  startDate: Scalars['LocalDate']['input'];
};

/** What the bank would give back of a sale by QR now. */
export type RefundedQrOperationInfo = {
  readonly __typename?: 'RefundedQrOperationInfo';
  readonly account: Scalars['String']['output'];
  readonly amount: Scalars['Decimal']['output'];
  readonly isRefunded: Scalars['Boolean']['output'];
  readonly operationId: Scalars['ID']['output'];
  readonly senderAccount: Scalars['String']['output'];
  readonly senderName: Scalars['String']['output'];
};

/** A settlement account that outlets are credited to; its balance is not shown here. */
export type SalePointAccount = {
  readonly __typename?: 'SalePointAccount';
  readonly account: Scalars['String']['output'];
  readonly accountClassification: AccountClassification;
  readonly accountName: Scalars['String']['output'];
  readonly currency: Currency;
  readonly id: Scalars['ID']['output'];
};

export type Subscription = {
  readonly __typename?: 'Subscription';
  /** Changes of accounts and cards that the caller may read. Payments that move balances are reported by listenPayment. */
  readonly listenAccount: AccountEvent;
  readonly listenLoanClaim: LoanClaimEvent;
};


export type SubscriptionListenAccountArgs = {
  lastEventId?: InputMaybe<Scalars['ID']['input']>;
  partyId: Scalars['ID']['input'];
};


export type SubscriptionListenLoanClaimArgs = {
  lastEventId?: InputMaybe<Scalars['ID']['input']>;
  partyId: Scalars['ID']['input'];
};

/** What the organisation owes the budget by one tax, as the tax service answers. */
export type TaxDebt = {
  readonly __typename?: 'TaxDebt';
  /** The tax itself, without penalties. */
  readonly amount: Scalars['Decimal']['output'];
  readonly currency: Scalars['String']['output'];
  readonly dueDate?: Maybe<Scalars['LocalDate']['output']>;
  readonly fine: Scalars['Decimal']['output'];
  readonly id: Scalars['ID']['output'];
  /** The eight digits of the state payment classifier, when the tax service names them. */
  readonly paymentCode?: Maybe<Scalars['String']['output']>;
  /** Address of the notice of this debt, a PDF file of the tax service; `&language=` chooses its language. */
  readonly pdfNoticeLink: Scalars['String']['output'];
  readonly penalty: Scalars['Decimal']['output'];
  readonly taxName: LocalizedText;
  readonly taxOfficeCode?: Maybe<Scalars['String']['output']>;
  readonly taxOfficeName?: Maybe<LocalizedText>;
  readonly totalAmount: Scalars['Decimal']['output'];
};

export type TaxDebts = {
  readonly __typename?: 'TaxDebts';
  readonly currency: Scalars['String']['output'];
  /** The day for which the tax service answered. */
  readonly date: Scalars['LocalDate']['output'];
  readonly list: ReadonlyArray<TaxDebt>;
  /** Address of the statement of all debts, a PDF file of the tax service; null when it does not know the organisation. */
  readonly pdfLink?: Maybe<Scalars['String']['output']>;
  readonly totalAmount: Scalars['Decimal']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessControlList: ResolverTypeWrapper<AccessControlList>;
  Account: ResolverTypeWrapper<Account>;
  AccountAccess: ResolverTypeWrapper<AccountAccess>;
  AccountClassification: AccountClassification;
  AccountEvent: ResolverTypeWrapper<AccountEvent>;
  AccountEventKind: AccountEventKind;
  AccountFilter: AccountFilter;
  AccountHold: ResolverTypeWrapper<AccountHold>;
  AccountOperation: ResolverTypeWrapper<AccountOperation>;
  AccountOperationFilter: AccountOperationFilter;
  AccountOperationPage: ResolverTypeWrapper<AccountOperationPage>;
  AccountPage: ResolverTypeWrapper<AccountPage>;
  AccountPermission: AccountPermission;
  AccountPermissionsInput: AccountPermissionsInput;
  AccountStatus: AccountStatus;
  AccountType: AccountType;
  BalanceInfoByPeriod: ResolverTypeWrapper<BalanceInfoByPeriod>;
  BalancePoint: ResolverTypeWrapper<BalancePoint>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Card: ResolverTypeWrapper<Card>;
  CardAccess: ResolverTypeWrapper<CardAccess>;
  CardAccountInfo: ResolverTypeWrapper<CardAccountInfo>;
  CardBalance: ResolverTypeWrapper<CardBalance>;
  CardFilter: CardFilter;
  CardLimit: ResolverTypeWrapper<CardLimit>;
  CardLimitInfo: ResolverTypeWrapper<CardLimitInfo>;
  CardLimitInput: CardLimitInput;
  CardLimitType: CardLimitType;
  CardOperation: ResolverTypeWrapper<CardOperation>;
  CardOperationKind: CardOperationKind;
  CardPage: ResolverTypeWrapper<CardPage>;
  CardPermission: CardPermission;
  CardPermissionsInput: CardPermissionsInput;
  CardStatus: CardStatus;
  CardStatusChoice: ResolverTypeWrapper<CardStatusChoice>;
  CardStatusReason: CardStatusReason;
  CardSystem: CardSystem;
  ConvertAmountInput: ConvertAmountInput;
  ConvertRateGroup: ConvertRateGroup;
  ConvertedAmount: ResolverTypeWrapper<ConvertedAmount>;
  Currency: ResolverTypeWrapper<Currency>;
  CurrencyAmount: ResolverTypeWrapper<CurrencyAmount>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayTurnover: ResolverTypeWrapper<DayTurnover>;
  DebtCertificate: ResolverTypeWrapper<DebtCertificate>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DepositAccount: ResolverTypeWrapper<DepositAccount>;
  DepositInterestRow: ResolverTypeWrapper<DepositInterestRow>;
  DepositPayout: DepositPayout;
  EarlyRepaymentMode: EarlyRepaymentMode;
  ElQr: ResolverTypeWrapper<ElQr>;
  ElQrInput: ElQrInput;
  ElQrSource: ResolverTypeWrapper<ElQrSource>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InternetTransactionsAvailability: ResolverTypeWrapper<InternetTransactionsAvailability>;
  LoanAccount: ResolverTypeWrapper<LoanAccount>;
  LoanChartRow: ResolverTypeWrapper<LoanChartRow>;
  LoanChartState: LoanChartState;
  LoanClaim: ResolverTypeWrapper<LoanClaim>;
  LoanClaimEvent: ResolverTypeWrapper<LoanClaimEvent>;
  LoanClaimInput: LoanClaimInput;
  LoanClaimKind: LoanClaimKind;
  LoanClaimState: LoanClaimState;
  LoanRepaymentKind: LoanRepaymentKind;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NaturalPersonCard: ResolverTypeWrapper<NaturalPersonCard>;
  NaturalPersonCardFilter: NaturalPersonCardFilter;
  OperationDirection: OperationDirection;
  PageableInput: PageableInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RefundedQrOperationInfo: ResolverTypeWrapper<RefundedQrOperationInfo>;
  SalePointAccount: ResolverTypeWrapper<SalePointAccount>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TaxDebt: ResolverTypeWrapper<TaxDebt>;
  TaxDebts: ResolverTypeWrapper<TaxDebts>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessControlList: AccessControlList;
  Account: Account;
  AccountAccess: AccountAccess;
  AccountEvent: AccountEvent;
  AccountFilter: AccountFilter;
  AccountHold: AccountHold;
  AccountOperation: AccountOperation;
  AccountOperationFilter: AccountOperationFilter;
  AccountOperationPage: AccountOperationPage;
  AccountPage: AccountPage;
  AccountPermissionsInput: AccountPermissionsInput;
  BalanceInfoByPeriod: BalanceInfoByPeriod;
  BalancePoint: BalancePoint;
  Boolean: Scalars['Boolean']['output'];
  Card: Card;
  CardAccess: CardAccess;
  CardAccountInfo: CardAccountInfo;
  CardBalance: CardBalance;
  CardFilter: CardFilter;
  CardLimit: CardLimit;
  CardLimitInfo: CardLimitInfo;
  CardLimitInput: CardLimitInput;
  CardOperation: CardOperation;
  CardPage: CardPage;
  CardPermissionsInput: CardPermissionsInput;
  CardStatusChoice: CardStatusChoice;
  ConvertAmountInput: ConvertAmountInput;
  ConvertedAmount: ConvertedAmount;
  Currency: Currency;
  CurrencyAmount: CurrencyAmount;
  DateTime: Scalars['DateTime']['output'];
  DayTurnover: DayTurnover;
  DebtCertificate: DebtCertificate;
  Decimal: Scalars['Decimal']['output'];
  DepositAccount: DepositAccount;
  DepositInterestRow: DepositInterestRow;
  ElQr: ElQr;
  ElQrInput: ElQrInput;
  ElQrSource: ElQrSource;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  InternetTransactionsAvailability: InternetTransactionsAvailability;
  LoanAccount: LoanAccount;
  LoanChartRow: LoanChartRow;
  LoanClaim: LoanClaim;
  LoanClaimEvent: LoanClaimEvent;
  LoanClaimInput: LoanClaimInput;
  LocalDate: Scalars['LocalDate']['output'];
  LocalizedText: LocalizedText;
  Mutation: Record<PropertyKey, never>;
  NaturalPersonCard: NaturalPersonCard;
  NaturalPersonCardFilter: NaturalPersonCardFilter;
  PageableInput: PageableInput;
  Query: Record<PropertyKey, never>;
  RefundedQrOperationInfo: RefundedQrOperationInfo;
  SalePointAccount: SalePointAccount;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TaxDebt: TaxDebt;
  TaxDebts: TaxDebts;
};

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = GraphqlContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessControlListResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccessControlList'] = ResolversParentTypes['AccessControlList']> = {
  accounts?: Resolver<ReadonlyArray<ResolversTypes['AccountAccess']>, ParentType, ContextType>;
  cards?: Resolver<ReadonlyArray<ResolversTypes['CardAccess']>, ParentType, ContextType>;
  isEverything?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userReferenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AccountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountClassification?: Resolver<ResolversTypes['AccountClassification'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availablePermissions?: Resolver<ReadonlyArray<ResolversTypes['AccountPermission']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  bic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closeDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  contractNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  departmentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interestRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  partyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['AccountPermission']>, ParentType, ContextType>;
  plannedBalance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  statusReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AccountType'], ParentType, ContextType>;
};

export type AccountAccessResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountAccess'] = ResolversParentTypes['AccountAccess']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availablePermissions?: Resolver<ReadonlyArray<ResolversTypes['AccountPermission']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['AccountPermission']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AccountType'], ParentType, ContextType>;
};

export type AccountEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountEvent'] = ResolversParentTypes['AccountEvent']> = {
  accountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cardId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountEventKind'], ParentType, ContextType>;
};

export type AccountHoldResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountHold'] = ResolversParentTypes['AccountHold']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountOperationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountOperation'] = ResolversParentTypes['AccountOperation']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  bookedDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  counterpartyAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counterpartyBank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counterpartyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['OperationDirection'], ParentType, ContextType>;
  documentNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operationCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountOperationPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountOperationPage'] = ResolversParentTypes['AccountOperationPage']> = {
  list?: Resolver<ReadonlyArray<ResolversTypes['AccountOperation']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalBroughtForward?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalCredit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalDebit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type AccountPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountPage'] = ResolversParentTypes['AccountPage']> = {
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<ReadonlyArray<ResolversTypes['Account']>, ParentType, ContextType>;
  totalElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BalanceInfoByPeriodResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BalanceInfoByPeriod'] = ResolversParentTypes['BalanceInfoByPeriod']> = {
  endBalances?: Resolver<ReadonlyArray<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  startBalances?: Resolver<ReadonlyArray<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
};

export type BalancePointResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BalancePoint'] = ResolversParentTypes['BalancePoint']> = {
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type CardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Card'] = ResolversParentTypes['Card']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  availablePermissions?: Resolver<ReadonlyArray<ResolversTypes['CardPermission']>, ParentType, ContextType>;
  cardHolderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cardNum?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiryDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isInternetAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnlockable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentSystem?: Resolver<ResolversTypes['CardSystem'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['CardPermission']>, ParentType, ContextType>;
  rbsNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CardStatus'], ParentType, ContextType>;
  statusDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  statusReason?: Resolver<Maybe<ResolversTypes['CardStatusReason']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CardAccessResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CardAccess'] = ResolversParentTypes['CardAccess']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availablePermissions?: Resolver<ReadonlyArray<ResolversTypes['CardPermission']>, ParentType, ContextType>;
  cardHolderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cardId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cardNum?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['CardPermission']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CardStatus'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CardAccountInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CardAccountInfo'] = ResolversParentTypes['CardAccountInfo']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  availableAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  cards?: Resolver<ReadonlyArray<ResolversTypes['Card']>, ParentType, ContextType>;
  multiBalance?: Resolver<ReadonlyArray<ResolversTypes['CardBalance']>, ParentType, ContextType>;
};

export type CardBalanceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CardBalance'] = ResolversParentTypes['CardBalance']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amountCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plannedAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type CardLimitResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CardLimit'] = ResolversParentTypes['CardLimit']> = {
  availableAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  availableNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  isTemporary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limitType?: Resolver<ResolversTypes['CardLimitType'], ParentType, ContextType>;
  maxAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  maxNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  usedAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  usedNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CardLimitInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CardLimitInfo'] = ResolversParentTypes['CardLimitInfo']> = {
  cardId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limits?: Resolver<ReadonlyArray<ResolversTypes['CardLimit']>, ParentType, ContextType>;
  totalAvailableAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalMaxAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalSetAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type CardOperationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CardOperation'] = ResolversParentTypes['CardOperation']> = {
  baseAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  baseCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cardId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cardNum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commissionAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  commissionCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['OperationDirection'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CardOperationKind'], ParentType, ContextType>;
  settlementAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  settlementCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  transactionCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  transactionDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CardPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CardPage'] = ResolversParentTypes['CardPage']> = {
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<ReadonlyArray<ResolversTypes['Card']>, ParentType, ContextType>;
  totalElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CardStatusChoiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CardStatusChoice'] = ResolversParentTypes['CardStatusChoice']> = {
  reasons?: Resolver<ReadonlyArray<ResolversTypes['CardStatusReason']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CardStatus'], ParentType, ContextType>;
};

export type ConvertedAmountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConvertedAmount'] = ResolversParentTypes['ConvertedAmount']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rateDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isoCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isoNum?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CurrencyAmountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CurrencyAmount'] = ResolversParentTypes['CurrencyAmount']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayTurnoverResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DayTurnover'] = ResolversParentTypes['DayTurnover']> = {
  credit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  debit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type DebtCertificateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DebtCertificate'] = ResolversParentTypes['DebtCertificate']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  pdfLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DepositAccountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DepositAccount'] = ResolversParentTypes['DepositAccount']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accruedInterest?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  contractNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  daysLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  depositAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  expectedInterest?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  interestRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isReplenishable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWithdrawable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextPayoutDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  paidInterest?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['DepositPayout'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  termDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DepositInterestRowResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DepositInterestRow'] = ResolversParentTypes['DepositInterestRow']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type ElQrResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ElQr'] = ResolversParentTypes['ElQr']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  qr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ElQrSource'], ParentType, ContextType>;
  transaction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ElQrSourceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ElQrSource'] = ResolversParentTypes['ElQrSource']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cashCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cashName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salePointCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salePointName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InternetTransactionsAvailabilityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InternetTransactionsAvailability'] = ResolversParentTypes['InternetTransactionsAvailability']> = {
  cardId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['CardStatusReason']>, ParentType, ContextType>;
};

export type LoanAccountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LoanAccount'] = ResolversParentTypes['LoanAccount']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dutyNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  interestPaidPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interestRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActiveDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  loanAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextPaymentAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  nextPaymentDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  overdueAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  paidAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  paidPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repaymentKind?: Resolver<ResolversTypes['LoanRepaymentKind'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type LoanChartRowResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LoanChartRow'] = ResolversParentTypes['LoanChartRow']> = {
  amountCharge?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amountODRepay?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amountPercRepay?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amountRepay?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amountRestOD?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amountRestPerc?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amountRestZPerc?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  lastPayDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LoanChartState'], ParentType, ContextType>;
};

export type LoanClaimResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LoanClaim'] = ResolversParentTypes['LoanClaim']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificate?: Resolver<Maybe<ResolversTypes['DebtCertificate']>, ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  decidedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dutyNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  executedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LoanClaimKind'], ParentType, ContextType>;
  loanClaimId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['EarlyRepaymentMode']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  repayOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LoanClaimState'], ParentType, ContextType>;
};

export type LoanClaimEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LoanClaimEvent'] = ResolversParentTypes['LoanClaimEvent']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loanClaim?: Resolver<ResolversTypes['LoanClaim'], ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type LocalizedTextResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText']> = {
  eng?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ru?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  cancelLoanClaim?: Resolver<Maybe<ResolversTypes['LoanClaim']>, ParentType, ContextType, RequireFields<MutationCancelLoanClaimArgs, 'loanClaimId'>>;
  createLoanClaim?: Resolver<ResolversTypes['LoanClaim'], ParentType, ContextType, RequireFields<MutationCreateLoanClaimArgs, 'loanClaim'>>;
  setCardLimit?: Resolver<ResolversTypes['CardLimitInfo'], ParentType, ContextType, RequireFields<MutationSetCardLimitArgs, 'cardId' | 'limit'>>;
  setCardStatus?: Resolver<ResolversTypes['Card'], ParentType, ContextType, RequireFields<MutationSetCardStatusArgs, 'cardId' | 'reason' | 'status'>>;
  setInternetTransactionsAvailability?: Resolver<ResolversTypes['InternetTransactionsAvailability'], ParentType, ContextType, RequireFields<MutationSetInternetTransactionsAvailabilityArgs, 'cardId' | 'isAvailable'>>;
  unlockCard?: Resolver<ResolversTypes['Card'], ParentType, ContextType, RequireFields<MutationUnlockCardArgs, 'cardId' | 'reason'>>;
  updateAccountName?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationUpdateAccountNameArgs, 'accountId' | 'accountName'>>;
  updateCardTitle?: Resolver<ResolversTypes['Card'], ParentType, ContextType, RequireFields<MutationUpdateCardTitleArgs, 'cardId' | 'cardTitle'>>;
  updatePermissions?: Resolver<ResolversTypes['AccessControlList'], ParentType, ContextType, RequireFields<MutationUpdatePermissionsArgs, 'permissions' | 'userReferenceId'>>;
  updatePermissionsCard?: Resolver<ResolversTypes['AccessControlList'], ParentType, ContextType, RequireFields<MutationUpdatePermissionsCardArgs, 'permissions' | 'userReferenceId'>>;
  updateVisible?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationUpdateVisibleArgs, 'accountId' | 'isVisible'>>;
};

export type NaturalPersonCardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NaturalPersonCard'] = ResolversParentTypes['NaturalPersonCard']> = {
  cardNum?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentSystem?: Resolver<Maybe<ResolversTypes['CardSystem']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  convertAmount?: Resolver<ResolversTypes['ConvertedAmount'], ParentType, ContextType, RequireFields<QueryConvertAmountArgs, 'convertAmount'>>;
  findAllAccountsByFilterWithPermissions?: Resolver<ReadonlyArray<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QueryFindAllAccountsByFilterWithPermissionsArgs, 'filter' | 'partyId'>>;
  findAllAccountsByPartyIdWithAcl?: Resolver<ReadonlyArray<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QueryFindAllAccountsByPartyIdWithAclArgs, 'partyId'>>;
  findAllByAccount?: Resolver<ReadonlyArray<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QueryFindAllByAccountArgs, 'account'>>;
  findAllByFilter?: Resolver<ResolversTypes['AccountPage'], ParentType, ContextType, RequireFields<QueryFindAllByFilterArgs, 'filter' | 'partyId'>>;
  findAllByPartyIdBaseCardAccountInfo?: Resolver<ReadonlyArray<ResolversTypes['CardAccountInfo']>, ParentType, ContextType, RequireFields<QueryFindAllByPartyIdBaseCardAccountInfoArgs, 'partyId'>>;
  findAllByPartyIdBaseRkoAccountInfo?: Resolver<ReadonlyArray<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QueryFindAllByPartyIdBaseRkoAccountInfoArgs, 'partyId'>>;
  findAllCardsByAccountId?: Resolver<ReadonlyArray<ResolversTypes['Card']>, ParentType, ContextType, RequireFields<QueryFindAllCardsByAccountIdArgs, 'accountId'>>;
  findAllCardsByFilter?: Resolver<ResolversTypes['CardPage'], ParentType, ContextType, RequireFields<QueryFindAllCardsByFilterArgs, 'filter' | 'partyId'>>;
  findByAccountAndCurrency?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<QueryFindByAccountAndCurrencyArgs, 'account' | 'currency'>>;
  generateElQr?: Resolver<ResolversTypes['ElQr'], ParentType, ContextType, RequireFields<QueryGenerateElQrArgs, 'elQr'>>;
  getAccessControlListForUser?: Resolver<ResolversTypes['AccessControlList'], ParentType, ContextType, RequireFields<QueryGetAccessControlListForUserArgs, 'userReferenceId'>>;
  getAccountById?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<QueryGetAccountByIdArgs, 'accountId'>>;
  getAccountBySalePointCode?: Resolver<ResolversTypes['SalePointAccount'], ParentType, ContextType, RequireFields<QueryGetAccountBySalePointCodeArgs, 'salePointCode'>>;
  getAccountOperations?: Resolver<ResolversTypes['AccountOperationPage'], ParentType, ContextType, RequireFields<QueryGetAccountOperationsArgs, 'accountId' | 'size'>>;
  getAllAccountsForSalePoint?: Resolver<ReadonlyArray<ResolversTypes['SalePointAccount']>, ParentType, ContextType, RequireFields<QueryGetAllAccountsForSalePointArgs, 'legalPartyId'>>;
  getAvailableStatusesForCard?: Resolver<ReadonlyArray<ResolversTypes['CardStatusChoice']>, ParentType, ContextType, RequireFields<QueryGetAvailableStatusesForCardArgs, 'cardId'>>;
  getBalanceCurve?: Resolver<ReadonlyArray<ResolversTypes['BalancePoint']>, ParentType, ContextType, RequireFields<QueryGetBalanceCurveArgs, 'accountId' | 'endDate' | 'startDate'>>;
  getBalanceInfoByPeriod?: Resolver<ResolversTypes['BalanceInfoByPeriod'], ParentType, ContextType, RequireFields<QueryGetBalanceInfoByPeriodArgs, 'accountId' | 'endDate' | 'startDate'>>;
  getCardById?: Resolver<ResolversTypes['Card'], ParentType, ContextType, RequireFields<QueryGetCardByIdArgs, 'cardId'>>;
  getCardLimitInfo?: Resolver<ResolversTypes['CardLimitInfo'], ParentType, ContextType, RequireFields<QueryGetCardLimitInfoArgs, 'cardId'>>;
  getCommissionAccounts?: Resolver<ReadonlyArray<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QueryGetCommissionAccountsArgs, 'partyId'>>;
  getDepositAccounts?: Resolver<ReadonlyArray<ResolversTypes['DepositAccount']>, ParentType, ContextType, RequireFields<QueryGetDepositAccountsArgs, 'partyId'>>;
  getDepositInterests?: Resolver<ReadonlyArray<ResolversTypes['DepositInterestRow']>, ParentType, ContextType, RequireFields<QueryGetDepositInterestsArgs, 'accountId'>>;
  getElQrSources?: Resolver<ReadonlyArray<ResolversTypes['ElQrSource']>, ParentType, ContextType, RequireFields<QueryGetElQrSourcesArgs, 'legalPartyId'>>;
  getHoldList?: Resolver<ReadonlyArray<ResolversTypes['AccountHold']>, ParentType, ContextType, RequireFields<QueryGetHoldListArgs, 'accountId'>>;
  getInternetTransactionsAvailability?: Resolver<ResolversTypes['InternetTransactionsAvailability'], ParentType, ContextType, RequireFields<QueryGetInternetTransactionsAvailabilityArgs, 'cardId'>>;
  getLoanAccounts?: Resolver<ReadonlyArray<ResolversTypes['LoanAccount']>, ParentType, ContextType, RequireFields<QueryGetLoanAccountsArgs, 'partyId'>>;
  getLoanCharts?: Resolver<ReadonlyArray<ResolversTypes['LoanChartRow']>, ParentType, ContextType, RequireFields<QueryGetLoanChartsArgs, 'accountId' | 'loanId'>>;
  getLoanClaimById?: Resolver<ResolversTypes['LoanClaim'], ParentType, ContextType, RequireFields<QueryGetLoanClaimByIdArgs, 'loanClaimId'>>;
  getLoanClaims?: Resolver<ReadonlyArray<ResolversTypes['LoanClaim']>, ParentType, ContextType, RequireFields<QueryGetLoanClaimsArgs, 'partyId'>>;
  getNaturalPersonCards?: Resolver<ReadonlyArray<ResolversTypes['NaturalPersonCard']>, ParentType, ContextType, RequireFields<QueryGetNaturalPersonCardsArgs, 'filter'>>;
  getNptByLegalPartyId?: Resolver<ResolversTypes['TaxDebts'], ParentType, ContextType, RequireFields<QueryGetNptByLegalPartyIdArgs, 'legalPartyId'>>;
  getOperationList?: Resolver<ReadonlyArray<ResolversTypes['CardOperation']>, ParentType, ContextType, RequireFields<QueryGetOperationListArgs, 'accountId' | 'endDate' | 'startDate'>>;
  getRefundedQrOperationInfo?: Resolver<ResolversTypes['RefundedQrOperationInfo'], ParentType, ContextType, RequireFields<QueryGetRefundedQrOperationInfoArgs, 'legalPartyId' | 'operationId'>>;
  getSwiftAccounts?: Resolver<ReadonlyArray<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QueryGetSwiftAccountsArgs, 'partyId'>>;
  getTurnoverByPeriod?: Resolver<ReadonlyArray<ResolversTypes['DayTurnover']>, ParentType, ContextType, RequireFields<QueryGetTurnoverByPeriodArgs, 'endDate' | 'partyId' | 'startDate'>>;
};

export type RefundedQrOperationInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RefundedQrOperationInfo'] = ResolversParentTypes['RefundedQrOperationInfo']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isRefunded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  operationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  senderAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  senderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SalePointAccountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SalePointAccount'] = ResolversParentTypes['SalePointAccount']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountClassification?: Resolver<ResolversTypes['AccountClassification'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  listenAccount?: SubscriptionResolver<ResolversTypes['AccountEvent'], "listenAccount", ParentType, ContextType, RequireFields<SubscriptionListenAccountArgs, 'partyId'>>;
  listenLoanClaim?: SubscriptionResolver<ResolversTypes['LoanClaimEvent'], "listenLoanClaim", ParentType, ContextType, RequireFields<SubscriptionListenLoanClaimArgs, 'partyId'>>;
};

export type TaxDebtResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TaxDebt'] = ResolversParentTypes['TaxDebt']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  fine?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pdfNoticeLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  penalty?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  taxName?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  taxOfficeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxOfficeName?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type TaxDebtsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TaxDebts'] = ResolversParentTypes['TaxDebts']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  list?: Resolver<ReadonlyArray<ResolversTypes['TaxDebt']>, ParentType, ContextType>;
  pdfLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  AccessControlList?: AccessControlListResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  AccountAccess?: AccountAccessResolvers<ContextType>;
  AccountEvent?: AccountEventResolvers<ContextType>;
  AccountHold?: AccountHoldResolvers<ContextType>;
  AccountOperation?: AccountOperationResolvers<ContextType>;
  AccountOperationPage?: AccountOperationPageResolvers<ContextType>;
  AccountPage?: AccountPageResolvers<ContextType>;
  BalanceInfoByPeriod?: BalanceInfoByPeriodResolvers<ContextType>;
  BalancePoint?: BalancePointResolvers<ContextType>;
  Card?: CardResolvers<ContextType>;
  CardAccess?: CardAccessResolvers<ContextType>;
  CardAccountInfo?: CardAccountInfoResolvers<ContextType>;
  CardBalance?: CardBalanceResolvers<ContextType>;
  CardLimit?: CardLimitResolvers<ContextType>;
  CardLimitInfo?: CardLimitInfoResolvers<ContextType>;
  CardOperation?: CardOperationResolvers<ContextType>;
  CardPage?: CardPageResolvers<ContextType>;
  CardStatusChoice?: CardStatusChoiceResolvers<ContextType>;
  ConvertedAmount?: ConvertedAmountResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  CurrencyAmount?: CurrencyAmountResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DayTurnover?: DayTurnoverResolvers<ContextType>;
  DebtCertificate?: DebtCertificateResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DepositAccount?: DepositAccountResolvers<ContextType>;
  DepositInterestRow?: DepositInterestRowResolvers<ContextType>;
  ElQr?: ElQrResolvers<ContextType>;
  ElQrSource?: ElQrSourceResolvers<ContextType>;
  InternetTransactionsAvailability?: InternetTransactionsAvailabilityResolvers<ContextType>;
  LoanAccount?: LoanAccountResolvers<ContextType>;
  LoanChartRow?: LoanChartRowResolvers<ContextType>;
  LoanClaim?: LoanClaimResolvers<ContextType>;
  LoanClaimEvent?: LoanClaimEventResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NaturalPersonCard?: NaturalPersonCardResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RefundedQrOperationInfo?: RefundedQrOperationInfoResolvers<ContextType>;
  SalePointAccount?: SalePointAccountResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TaxDebt?: TaxDebtResolvers<ContextType>;
  TaxDebts?: TaxDebtsResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphqlContext> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
