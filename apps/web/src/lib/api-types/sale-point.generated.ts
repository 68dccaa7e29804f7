/* Made by `npm run generate`; do not edit. */
export type AccountClassification =
  | 'ISLAMIC'
  | 'STANDART';

export type AddressAttributesInput = {
  cityId?: string | null | undefined;
  districtId?: string | null | undefined;
  houseNumber: string;
  latitude: string;
  longitude: string;
  marketInfo?: MarketInput | null | undefined;
  /** No phone twice. Error OUTLET_PHONE_TWICE. */
  phone: Array<string>;
  regionId: string;
  /** At most one of the two. */
  shoppingCentreInfo?: ShoppingCentreInput | null | undefined;
  street: string;
  taxOfficeCode: string;
};

export type CashInput = {
  hasKkm: boolean;
  isActive: boolean;
  name: string;
};

/** INIT: the credentials were sent. CONFIRMED: the cashier has set a password of their own. */
export type CashierAuthState =
  | 'CONFIRMED'
  | 'INIT';

export type CashierInnData = {
  /** The cashier's own account: 16 digits, the first three are the bank's. */
  account?: string | null | undefined;
  /** At least one. */
  cashIds: Array<string>;
  inn: string;
  /** Used for a person whom the bank does not know yet. */
  mobile: string;
};

export type MarketInput = {
  containerName: string;
  marketName: string;
  row: string;
};

export type Pageable = {
  /** The first page is 1. */
  page?: number | null | undefined;
  /** At most 1000. */
  size?: number | null | undefined;
};

export type SalePointFilter = {
  /** By name; this is also the order when nothing is chosen. */
  isByAlphabet?: boolean | null | undefined;
  /** The newest first. */
  isNew?: boolean | null | undefined;
  orgReferenceId: string;
  /** Part of the name, the receipt name or the code. */
  salePointName?: string | null | undefined;
};

export type SalePointInput = {
  /** An own settlement account that the caller may read. */
  account: string;
  addressAttributes: AddressAttributesInput;
  checkName: string;
  /** Letters, digits, spaces and dashes; unique in the organisation. */
  name: string;
};

export type ShoppingCentreInput = {
  boutiqueName: string;
  floor: string;
  shoppingCentreName: string;
};
