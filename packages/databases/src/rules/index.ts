/** Games by their names, and rules in files of JavaScript and TypeScript. */

export { isModule, isTypeScript, javaScriptOf, MODULE_ENDINGS, moduleBeside } from "./javascript.ts";
export { loadDefaultExport, loadGame, titleOfModule } from "./load-game.ts";
export { contentOfModule, filesOfModule } from "./rules-content.ts";
export { didYouMeanFile } from "./texts.ts";
