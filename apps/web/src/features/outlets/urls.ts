/** Addresses of the outlets' pages (specification 1, section 2). */
export const outletUrls = {
  home: '/outlet',
  points: '/outlet/points',
  cashiers: '/outlet/cashiers',
  newPoint: '/outlet/create',
  point: (id: string) => `/outlet/details/${id}`,
  editPoint: (id: string) => `/outlet/create?id=${id}`,
  newRegister: (pointId: string) => `/outlet/cash/edit?point=${pointId}`,
  editRegister: (pointId: string, id: string) => `/outlet/cash/edit?point=${pointId}&id=${id}`,
  newCashier: '/outlet/employee/create',
  cashier: (id: string) => `/outlet/employee/details/${id}`,
  applications: '/pos/applications',
  application: (id: string) => `/pos/applications?task=${id}`,
  orderTerminals: '/pos/order',
  orderPayDa: '/pos/order?kind=payda',
} as const
