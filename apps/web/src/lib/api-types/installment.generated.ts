/* Made by `npm run generate`; do not edit. */
export type InstallmentClaimSort =
  | 'CREATED_DATE'
  | 'SUM';

/** Where a claim stands: from review over the delivery of the goods to the money, or refused from any of the first two. */
export type InstallmentClaimStatus =
  | 'AWAITING_DELIVERY_CONFIRMATION'
  | 'CREDITING_FUNDS'
  | 'ISSUED'
  | 'REFUSED'
  | 'UNDER_REVIEW';

/** Left out: the last three days, 0 to 10,000,000 som, any state. */
export type LoanFilterDto = {
  fromDate?: string | null | undefined;
  fromSum?: string | null | undefined;
  statuses?: Array<InstallmentClaimStatus> | null | undefined;
  toDate?: string | null | undefined;
  toSum?: string | null | undefined;
};

export type LoanRequestDto = {
  filterDto?: LoanFilterDto | null | undefined;
  legalPartyId: string;
  locationCode?: string | null | undefined;
  order?: SortOrder | null | undefined;
  /** The first page is 1. */
  page?: number | null | undefined;
  partnerContractIds?: Array<string> | null | undefined;
  size?: number | null | undefined;
  sort?: InstallmentClaimSort | null | undefined;
};

export type MerchantContractState =
  | 'ACTIVE'
  | 'ENDED'
  | 'NOT_STARTED';

/** DELIVERED: the goods are with the buyer, pay the shop. REFUSED: the sale did not take place. */
export type SellerDecision =
  | 'DELIVERED'
  | 'REFUSED';

export type SellerVerdictInput = {
  decision: SellerDecision;
  legalPartyId: string;
  loanClaimId: string;
};

export type SortOrder =
  | 'ASC'
  | 'DESC';
