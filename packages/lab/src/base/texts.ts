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

// stage.tsx
export const project = text("Full screen (F)", "Plein écran (F)");
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

// export-menu.tsx
export const copied = text("Copied.", "Copié.");
export const format = text("Format", "Format");
export const blankTwin = text("Blank twin: leave the answers out", "Version à trous : sans les réponses");
export const fragment = text("A fragment to include, without a document", "Un fragment à inclure, sans document");
export const saveTheFile = text("Save the file", "Enregistrer le fichier");
export const copy = text("Copy", "Copier");

// lazy-page.tsx
export const pageNotFetched = text("This page could not be fetched.", "Cette page n'a pas pu être chargée.");
export const pageNotKept = text(
  "There is no network, and this page has not been opened on this device before. Open it once with a network, and it " +
    "will be there without.",
  "Il n'y a pas de réseau, et cette page n'a pas encore été ouverte sur cet appareil. Ouvrez-la une fois avec le " +
    "réseau, et elle s'en passera.",
);
export const tryAgain = text("Try again", "Réessayer");
export const loading = text("Loading…", "Chargement…");

// picture-export.tsx
export const exportThePicture = text("Export the picture", "Exporter la figure");
export const picture = text("Picture", "Figure");

// router.ts
export const linkTooBig = text(
  "This link is too big to be opened: here is the lab as it begins.",
  "Ce lien est trop gros pour être ouvert : voici le labo tel qu'il commence.",
);
export const linkFromNewerLab = text(
  "This link comes from a newer version of the lab: here is the lab as it begins.",
  "Ce lien vient d'une version plus récente du labo : voici le labo tel qu'il commence.",
);
export const linkDamaged = text(
  "This link is damaged, so it could not be opened: here is the lab as it begins.",
  "Ce lien est abîmé et n'a pas pu être ouvert : voici le labo tel qu'il commence.",
);

// stepper.tsx
export const steps = text("Steps", "Étapes");
export const firstHome = text("First (Home)", "Début (Origine)");
export const backLeftArrow = text("Back (left arrow)", "Reculer (flèche gauche)");
export const pause = text("Pause", "Pause");
export const play = text("Play", "Lancer");
export const fromTheStart = text("From the start", "Depuis le début");
export const stepRightArrow = text("Step (right arrow)", "Avancer (flèche droite)");
export const lastEnd = text("Last (End)", "Fin");
export const step = text("Step", "Étape");
export const stepOf = (step: number, last: number): Text =>
  text(`step ${step} of ${last}`, `étape ${step} sur ${last}`);

// players.ts
export const playersByNumber = text("player 0/1", "joueur 0/1");
export const playerByNumber = (player: Player): Text => text(`player ${player}`, `le joueur ${player}`);
export const numberToMove = (player: Player): Text => text(`Player ${player} to move`, `Au joueur ${player} de jouer`);
export const nameToMove = (name: Text): Text => text(`${name.en} to move`, `À ${name.fr} de jouer`);
export const ofNumber = (player: Player): Text => text(`of player ${player}`, `du joueur ${player}`);
export const ofName = (name: Text): Text =>
  text(`of ${name.en}`, /^[AEIOUÉ]/.test(name.fr) ? `d'${name.fr}` : `de ${name.fr}`);
