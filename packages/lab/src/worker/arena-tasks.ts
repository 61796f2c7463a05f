export const arenaTasks = {};
export type ArenaTasks = typeof arenaTasks;
