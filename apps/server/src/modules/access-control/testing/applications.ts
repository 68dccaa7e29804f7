/** A shop's order of card terminals, as a person fills it in. */
export const posApplication = {
  legalAddress: 'Бишкек',
  actualAddress: 'Бишкек',
  mainActivity: 'Торговля',
  storeName: 'Ысык-Көл',
  storeAddress: 'Бишкек',
  accountType: 'RKO',
  clientAccount: '1091820100380142',
  offerTypes: ['STATIONARY'],
  clientContactName: 'Асанов Б.',
  clientContactAddress: 'Бишкек',
  clientContactNumber: '996700123456',
  hasSecurity: true,
  terminalsCount: 2,
  hasClientKkm: false,
  workingDays: 'Пн–Пт',
}

/** The same shop's order of the Pay-Da service. */
export const payDaApplication = {
  storeName: 'Ысык-Көл',
  storeAddress: 'Бишкек',
  clientAccount: '1091820100380142',
  contactName: 'Асанов Б.',
  contactNumber: '996700123456',
}

export const savePosApplication = `mutation P($id: ID!, $app: PosApplicationInput!) {
  savePosApplicationTask(businessUserContractId: $id, posApplication: $app) }`
