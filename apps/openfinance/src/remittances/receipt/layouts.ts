export const LAYOUTS = ['febraban', 'itau'] as const;
export type Layout = (typeof LAYOUTS)[number];
