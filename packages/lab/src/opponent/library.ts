/** What rules of one's own may import where `marienbad build` has put them: a page finds no packages. */
export * from "marienbad";
export * from "marienbad/base";
export * from "marienbad/game";
