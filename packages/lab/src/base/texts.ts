import { type Player, type Text, text } from "marienbad";

// app.tsx
export const skipToTheContent = text("Skip to the content", "Aller au contenu");
export const close = text("Close", "Fermer");
export const pages = text("Pages", "Pages");
export const settings = text("Settings", "Réglages");
export const namesOfThePlayers = text("Names of the players", "Noms des joueurs");
export const colours = text("Colours", "Couleurs");
export const language = text("Language", "Langue");
export const light = text("Light", "Clair");
export const dark = text("Dark", "Sombre");
export const greyscale = text("Greyscale", "Gris");
export const noCharacterKeys = text(
  "Turn off shortcuts of one key (F, P, /)",
  "Désactiver les raccourcis d’une seule touche (F, P, /)",
);

// stage.tsx
export const project = text("Full screen (F)", "Plein écran (F)");
export const projectByButton = text("Full screen", "Plein écran");
export const leaveStage = text("Leave full screen (Escape)", "Quitter le plein écran (Échap)");
export const noFigure = text("There is no figure on this page.", "Il n'y a pas de figure sur cette page.");

// app.tsx, the tools of the frame
export const copyTheLink = text("Copy the link", "Copier le lien");
export const copyForEmbedding = text("Copy the code for embedding", "Copier le code à intégrer");

// error-text.ts
export const stopped = text("Stopped.", "Arrêté.");
export const tookTooLong = text(
  "The computation took too long and was stopped.",
  "Le calcul était trop long et a été arrêté.",
);
export const outOfMemory = text(
  "The computation ran out of memory and was stopped.",
  "Le calcul a manqué de mémoire et a été arrêté.",
);
export const brokeOff = text(
  "The computation broke off: try again, or load the page again.",
  "Le calcul s'est interrompu : réessayez, ou rechargez la page.",
);

export const copied = text("Copied.", "Copié.");

// lazy-page.tsx
export const pageNotFetched = text("This page could not be fetched.", "Cette page n'a pas pu être chargée.");
export const pageNotKept = text(
  "There is no network, and this page has not been opened on this device before. Open it once with a network, and it " +
    "will be there without.",
  "Il n'y a pas de réseau, et cette page n'a pas encore été ouverte sur cet appareil. Ouvrez-la une fois avec le " +
    "réseau, et elle s'en passera.",
);
export const newVersion = text(
  "There is a new version of the lab: this page is being loaded again.",
  "Il y a une nouvelle version du labo : la page est rechargée.",
);
export const tryAgain = text("Try again", "Réessayer");
export const loading = text("Loading…", "Chargement…");

// main.tsx
export const loadedAgain = text(
  "There was a new version of the lab, so the page was loaded again.",
  "Il y avait une nouvelle version du labo : la page a été rechargée.",
);

// router.ts
export const linkTooBig = text(
  "This link is too big to be opened: here is the lab as it begins.",
  "Ce lien est trop gros pour être ouvert : voici le labo tel qu'il commence.",
);
export const linkFromNewerLab = text(
  "This link comes from a newer version of the lab: here is the lab as it begins.",
  "Ce lien vient d'une version plus récente du labo : voici le labo tel qu'il commence.",
);
export const linkOutOfRange = text(
  "This link has a number out of range or a name of more than 200 characters: here is the lab as it begins.",
  "Ce lien contient un nombre hors limites ou un nom de plus de 200 caractères : voici le labo tel qu'il commence.",
);
/** A sentence with what is wrong behind it. */
export const withReason = (sentence: Text, reason: Text) =>
  text(`${sentence.en} (${reason.en})`, `${sentence.fr} (${reason.fr})`);
export const linkDamaged = text(
  "This link is damaged, so it could not be opened: here is the lab as it begins.",
  "Ce lien est abîmé et n'a pas pu être ouvert : voici le labo tel qu'il commence.",
);

// players.ts
export const playersByNumber = text("player 0/1", "joueur 0/1");
export const playerByNumber = (player: Player) => text(`player ${player}`, `le joueur ${player}`);
export const numberToMove = (player: Player) => text(`Player ${player} to move`, `Au joueur ${player} de jouer`);
export const nameToMove = (name: Text) => text(`${name.en} to move`, `À ${name.fr} de jouer`);
export const ofNumber = (player: Player) => text(`of player ${player}`, `du joueur ${player}`);
export const ofName = (name: Text) =>
  text(`of ${name.en}`, /^[AEIOUÉ]/.test(name.fr) ? `d'${name.fr}` : `de ${name.fr}`);
