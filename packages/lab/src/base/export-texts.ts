import { text } from "marienbad";

export const format = text("Format", "Format");
export const blankTwin = text("Blank twin: leave the answers out", "Version à trous : sans les réponses");
export const fragment = text("A fragment to include, without a document", "Un fragment à inclure, sans document");
export const saveTheFile = text("Save the file", "Enregistrer le fichier");
export const copy = text("Copy", "Copier");

// picture-export.tsx
export const exportThePicture = text("Export the picture", "Exporter la figure");
export const picture = text("Picture", "Figure");
