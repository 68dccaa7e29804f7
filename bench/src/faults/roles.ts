/** The server processes of an installation. The second server runs only during a rolling restart. */
export const roles = ['api', 'worker', 'twin', 'second'] as const
export type Role = (typeof roles)[number]

/** Each process has its own port, next to each other. */
export const portOf = (role: Role, first: number): number => first + roles.indexOf(role)
